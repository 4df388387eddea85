import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { parseMoney, showMoney } from '../../contract/money.ts'
import type { Sales } from '../../contract/sales.ts'
import { countOf } from '../admin/count-of.ts'

/** What an owner wants to know first; what is to be done leads to where it is done. */
export function Figures({ sales }: { sales: Sales }) {
  const { today, month, toDeliver, unpaid, lowStock, soldOut } = sales
  return (
    <ul className="plain-list figures">
      <Figure
        name="Revenue today"
        value={showMoney(parseMoney(today.revenue))}
        note={`${countOf(today.orders, 'order')} placed`}
      />
      <Figure
        name="This month"
        value={showMoney(parseMoney(month.revenue))}
        note={`${countOf(month.orders, 'order')} placed`}
      />
      <Figure
        name="To deliver"
        value={toDeliver.toLocaleString('en-US')}
        note={toDeliver === 0 ? 'Everything paid is delivered' : 'Paid and waiting'}
        link={{ to: '/admin/orders', search: { show: 'due' } }}
      />
      <Figure
        name="Unpaid"
        value={unpaid.toLocaleString('en-US')}
        note={unpaid === 0 ? 'Every order is paid' : 'Placed and not paid'}
        link={{ to: '/admin/orders', search: { show: 'unpaid' } }}
      />
      <Figure
        name="Low stock"
        value={lowStock.toLocaleString('en-US')}
        note={lowStock === 0 ? 'There is enough of everything' : `${soldOut} sold out`}
        link={{ to: '/admin/products', search: { sort: 'stock' } }}
      />
    </ul>
  )
}

type Props = { name: string; value: string; note: string; link?: LinkProps }

function Figure({ name, value, note, link }: Props) {
  const texts: ReactNode = (
    <>
      <span className="figure-name">{name}</span> <span className="figure-value">{value}</span>{' '}
      <span className="figure-note">{note}</span>
    </>
  )
  return (
    <li>
      {link ? (
        <Link {...link} className="panel figure">
          {texts}
        </Link>
      ) : (
        <p className="panel figure">{texts}</p>
      )}
    </li>
  )
}
