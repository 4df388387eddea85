import { parseMoney, showMoney } from '../../contract/money.ts'

/** An amount of the wire, as people read it. */
export function Price({ amount }: { amount: string }) {
  return <span className="price">{showMoney(parseMoney(amount))}</span>
}
