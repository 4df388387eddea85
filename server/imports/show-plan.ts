import type { ImportLine } from '../../contract/imports.ts'
import { formatMoney } from '../../contract/money.ts'
import type { Field, PlannedLine, Values } from './plan-import.ts'

const LONGEST_TEXT = 200

/** A line of the plan for a person to read. */
export function showLine(planned: PlannedLine): ImportLine {
  const { line, outcome, id = null, name, before, after, fields, problems } = planned
  return {
    line,
    outcome,
    id,
    name: shorten(name),
    changes: fields
      .filter(field => before || after?.[field] !== '')
      .map(field => ({
        field,
        from: before ? showValue(field, before) : null,
        to: after ? showValue(field, after) : '',
      })),
    problems,
  }
}

function showValue(field: Field, values: Values): string {
  return field === 'price' ? formatMoney(values.price) : shorten(String(values[field]))
}

function shorten(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
}
