import { Link } from '@tanstack/react-router'
import { type FocusEvent, useState } from 'react'
import { Carousel } from 'react-bootstrap'
import type { Product } from '../../contract/products.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { useReducedMotion } from '../ui/reduced-motion.ts'
import { groundOf } from './ground.ts'

const INTERVAL_MS = 5000

/** The best rated products in turn. It rests under the pointer, under the focus, and when told. */
export function TopCarousel({ products }: { products: Product[] }) {
  const calm = useReducedMotion()
  const [chosen, setChosen] = useState<'play' | 'pause'>()
  const [focused, setFocused] = useState(false)
  const playing = chosen ? chosen === 'play' : !calm

  function noticeLeaving(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
  }

  return (
    <section
      className="top-carousel"
      aria-roledescription="carousel"
      aria-label="Top Rated Products"
      onFocus={event => setFocused(event.target.matches(':focus-visible'))}
      onBlur={noticeLeaving}
    >
      <Carousel
        fade
        controls={false}
        interval={playing && !focused ? INTERVAL_MS : null}
        indicatorLabels={products.map(({ name }) => `Show ${name}`)}
      >
        {products.map((product, place) => (
          <Carousel.Item key={product.id}>
            <Slide product={product} when={place === 0 ? 'first' : 'soon'} />
          </Carousel.Item>
        ))}
      </Carousel>
      <button
        type="button"
        className="top-carousel-pause"
        aria-label={playing ? 'Pause the carousel' : 'Play the carousel'}
        onClick={() => setChosen(playing ? 'pause' : 'play')}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </section>
  )
}

function Slide({ product, when }: { product: Product; when: 'first' | 'soon' }) {
  const { id, name, image, category, description, price, numReviews } = product
  const picture = { image, alt: '', sizes: '(min-width: 768px) 380px, 270px', when }
  return (
    <div className={`slide ground-${groundOf(category)}`}>
      <div className="slide-ground">
        <Picture {...picture} />
      </div>
      <Picture {...picture} className="slide-picture" />
      <div className="slide-text">
        <p className="slide-eyebrow">Top Rated</p>
        <h2 className="slide-name">{name}</h2>
        <p className="slide-line">{firstSentence(description)}</p>
        <p className="slide-loved">
          Loved by {numReviews} {numReviews === 1 ? 'person' : 'people'}.
        </p>
        <p className="slide-buy">
          <Link to="/product/$id" params={{ id: String(id) }} className="btn slide-button">
            View product<span className="visually-hidden"> {name}</span>
          </Link>
          <Price amount={price} />
        </p>
      </div>
    </div>
  )
}

function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}
