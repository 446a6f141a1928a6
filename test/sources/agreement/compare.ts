import { isDeepStrictEqual } from 'node:util'
import type { Findings } from '@toolfault/model'
import type { ColumnName } from './columns.js'
import type { Row } from './row.js'
import { type Told, tell, textOf } from './told.js'

/**
 * What is wrong with a column of a row, a line each; none where the table is right: a deviation that is
 * listed deviates just so, and where none is listed the advice and the text are those of the row.
 */
export const discrepancies = (
  row: Row,
  name: ColumnName,
  findings: Findings
): ReadonlyArray<string> => {
  const deviation = row.deviations?.[name]
  const isRefused = findings.issues.length > 0
  if (deviation !== undefined && 'absent' in deviation) {
    return isRefused ? ['listed as absent, but the value is refused'] : []
  }
  if (!isRefused) return ['the value is taken']
  const told = tell(row, findings)
  const agreed = { advice: row.advice, text: textOf(row, row.says) }
  if (deviation === undefined) return unlike(told, agreed)
  if (isDeepStrictEqual(told, agreed)) return ['listed as different, but agrees']
  const { says = row.says, truncated = false, yields } = deviation
  return unlike(told, { advice: yields, text: textOf(row, says, truncated) })
}

const unlike = (told: Told, wanted: Told): ReadonlyArray<string> => [
  ...(isDeepStrictEqual(told.advice, wanted.advice)
    ? []
    : [`advice\n  is     ${shown(told.advice)}\n  not    ${shown(wanted.advice)}`]),
  ...(told.text === wanted.text ? [] : [`text\n  is     ${told.text}\n  not    ${wanted.text}`])
]

const shown = (advice: Told['advice']): string =>
  advice.map((one) => JSON.stringify(one)).join('\n         ')
