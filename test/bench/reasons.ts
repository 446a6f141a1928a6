import type { Budgeted } from './budgets.js'

const advice =
  'nearly all of it is `advise`, which reads schema and value member by member behind guards ("Where the time goes"); not yet mended.'
const envelope =
  'the text, as above, and a digest that is made anew for the result; to write the result as JSON is 1 to 3 floors of it.'
const carrier =
  'the text, as above; the carrier is encoded, bounded and marked, which costs more than the result around it.'
const answer =
  '`fromAjv`, 2 to 3.7 floors by itself, is above the budget before anything is written; `f7.encode` is below one floor, its JSON about one.'

/**
 * Why a row of the budget is not met: what was measured, and what stands in the way. Printed below the table
 * of budgets. A row that is met has none: `reasons.test.ts` reads both.
 */
export const reasons: { readonly [row in Budgeted]?: string } = {
  'text, 1 error': advice,
  'text, 8 nested errors': advice,
  'MCP result, 1 error': envelope,
  'MCP result, 8 nested errors': envelope,
  'MCP result with carrier, 1 error': carrier,
  'MCP result with carrier, 8 nested errors': carrier,
  'text, 1 000 errors': `${advice} Each of the thousand is read by the source and described before the like ones fold.`,
  'text, union of 6 branches': advice,
  'text, union of 6 branches by $ref': advice,
  'F7 answer, five fixtures': answer,
  'F7 answer, 1 to 100 000 errors': `${answer} Of 100 000 like errors the collector takes as much again: the objects of all issues live at once.`,
  'public corpus, median': advice,
  'public corpus, p95': advice,
  'size of an MCP server with ajv': 'not yet worked on.',
  'the same without advice': 'not yet worked on.',
  'growth, unlike errors':
    'F7 alone, between 1 000 and 100 000 errors: `fromAjv` takes 0.25 µs for each up to 10 000 and 0.8 µs at 100 000, with as many readings for each (`test/bench/steps.test.ts`), so the collector, not a square.'
}
