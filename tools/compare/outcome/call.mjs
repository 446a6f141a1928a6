import { isDeepStrictEqual } from 'node:util'

/** A model corrects itself so often at most. */
const ROUNDS = 3

/** How a build answers a bad call: the text, and what becomes of the call at each grade of repair. */
export const outcomeOfCall = (api, { call, meant, schema, tool }) => {
  const made = api.compile(schema)
  if (made._tag === 'Left') return { text: JSON.stringify(made.left) }
  const judged = (value) => api.judge({ name: tool, inputSchema: schema }, value)
  const verdict = judged(call)
  if (verdict.valid) return { text: '', mended: { certain: 'valid', likely: 'valid' } }
  const mended = (least) => {
    let value = call
    for (let i = 0; i < ROUNDS; i++) {
      const now = judged(value)
      if (now.valid) break
      const repairs = api.repairs(now.fault, { schema, value, check: made.right })
      const next = api.applyRepair(value, repairs, { least }).value
      if (isDeepStrictEqual(next, value)) break
      value = next
    }
    return value
  }
  const wordOf = (value) => {
    if (made.right(value).issues.length > 0) return 'not'
    return meant !== undefined && isDeepStrictEqual(value, meant) ? 'meant' : 'other'
  }
  const values = { certain: mended('certain'), likely: mended('likely') }
  return {
    text: api.write(verdict, 'text'),
    mended: { certain: wordOf(values.certain), likely: wordOf(values.likely) },
    values
  }
}
