export const SHOP = 'Haberdash'

/** `Aurora Headphones · Haberdash` */
export function titleOf(screen: string): string {
  return `${screen} · ${SHOP}`
}
