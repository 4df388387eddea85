import { writeLine } from '../../contract/csv.ts'
import { PRODUCT_FILE_COLUMNS } from '../../contract/imports.ts'

const LINES = [
  PRODUCT_FILE_COLUMNS,
  ['', 'Enamel Mug', 'Nordlys', 'Kitchen', '12.50', '40', 'Holds coffee, tea and cocoa.', ''],
  ['', 'Linen Apron', 'Nordlys', 'Kitchen', '34', '8', 'Two pockets.\nWashes at 40 °C.', ''],
]

/** Two new products, as an address that can be downloaded. The mark tells spreadsheets: UTF-8. */
export const EXAMPLE_FILE = `data:text/csv;charset=utf-8,${encodeURIComponent(
  `\ufeff${LINES.map(writeLine).join('')}`,
)}`
