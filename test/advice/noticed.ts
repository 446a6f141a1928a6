import { judge } from '@toolfault/advice/judge'
import { type Findings, right } from '@toolfault/model'

/** Every call goes through: remarks are about schema and value alone. */
const through = judge(() => right((): Findings => ({ issues: [] })))

/** What is remarked on arguments, in short: `lable → label`, `old is deprecated: Use x.`, `colour is unknown`. */
export const noticed = (inputSchema: unknown, args: unknown): ReadonlyArray<string> =>
  (through({ name: 't', inputSchema }, args).warnings ?? []).map((remark) => {
    if (remark.id === 'said') return remark.text
    const place = remark.path.join('/')
    if (remark.id === 'misspelt_key') return `${place} → ${remark.suggestion.join('/')}`
    if (remark.id === 'ignored_key') return `${place} is unknown`
    const { description } = remark
    return `${place} is deprecated${description === undefined ? '' : `: ${description}`}`
  })
