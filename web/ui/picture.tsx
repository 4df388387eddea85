import { IMAGE_WIDTHS, imageAt } from '../../contract/images.ts'

type Props = {
  image: string
  /** Empty where the name stands beside it. */
  alt: string
  /** How wide it is shown, as the attribute of the same name. */
  sizes: string
  className?: string
  /** First is what the page opens with; later is what comes when it is scrolled to. */
  when?: 'first' | 'soon' | 'later'
}

/** A picture of a product in the width that the screen needs. */
export function Picture({ image, alt, sizes, className, when = 'later' }: Props) {
  return (
    <img
      className={className}
      alt={alt}
      sizes={sizes}
      srcSet={IMAGE_WIDTHS.map(width => `${imageAt(image, width)} ${width}w`).join(', ')}
      src={image}
      width={800}
      height={800}
      loading={when === 'later' ? 'lazy' : 'eager'}
      fetchPriority={when === 'first' ? 'high' : 'low'}
      decoding="async"
    />
  )
}
