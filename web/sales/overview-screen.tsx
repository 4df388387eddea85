import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Sales } from '../../contract/sales.ts'
import { salesQuery } from '../admin/queries.ts'
import { ScreenHead } from '../admin/screen-head.tsx'
import { LoadFailure } from '../orders/load-failure.tsx'
import { BestSellers } from './best-sellers.tsx'
import { showDay } from './day.ts'
import { Figures } from './figures.tsx'
import { OverviewShape } from './overview-shape.tsx'
import { SalesByDay } from './sales-by-day.tsx'
import './sales.scss'

export function OverviewScreen() {
  const { days } = useSearch({ from: '/admin/' })
  const period = days ? 365 : 30
  const query = useQuery(salesQuery(period))
  const { data: sales, error, refetch, isFetching, isPlaceholderData } = query
  return (
    <>
      <ScreenHead title="Overview" facts={sales && showFacts(sales)} />
      {sales ? (
        <>
          <Figures sales={sales} />
          <div className="overview">
            <SalesByDay days={sales.days} period={period} isOld={isPlaceholderData} />
            <BestSellers products={sales.bestSellers} />
          </div>
        </>
      ) : error ? (
        <LoadFailure error={error} isTrying={isFetching} tryAgain={refetch} />
      ) : (
        <OverviewShape />
      )}
    </>
  )
}

function showFacts({ days }: Sales): string {
  return `${showDay(days.at(-1)?.day ?? '')} · Days begin at midnight UTC`
}
