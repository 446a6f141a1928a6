import type { Budgeted } from './budgets.js'

const advice =
  'most of it is `advise` (16 to 42 floors, "Where the time goes"), spread thin: a tenth of that is the collector, 6 % the rules at a place, no other part above 5 %.'
const envelope =
  'as the text; beside `advise` it is `mcp.encode` with its digest (18 floors for one error, 11 for eight), and the JSON of the result (3 and 1).'
const carrier =
  'as the text; beside `advise` it is `mcp.encode` with the carrier (44 floors for one error, 34 for eight), and the JSON of the result (8 and 6).'
const answer =
  '`fromAjv` alone is 2 to 3.4 floors; `f7.encode` is below one, its JSON 1 to 1.6. A third of `fromAjv` is `parsePointer`.'

const corpus =
  'its calls were not taken apart step by step; the fixtures of one and eight errors, which are, take about half as many floors.'

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
  'text, 1 000 errors':
    '`advise` is 17 floors, `fromAjv` 3.4; digest and result together are below 0.1.',
  'text, union of 6 branches': advice,
  'text, union of 6 branches by $ref': advice,
  'F7 answer, five fixtures': answer,
  'F7 answer, 1 to 100 000 errors': `${answer} Of 100 000 errors the collector is a third of it, of 1 000 a twentieth.`,
  'public corpus, median': corpus,
  'public corpus, p95': corpus,
  'size of an MCP server with ajv': 'not yet worked on.',
  'the same without advice': 'not yet worked on.',
  'growth, unlike errors':
    'F7 alone: `fromAjv` takes 0.7 µs for each of 100 000 errors and 0.2 µs for each of 1 000, and 0.2 µs for both with a young heap of 512 MB (`--max-semi-space-size`). So it is the collector, which carries the issues that live at once; the readings for each error are the same (`test/bench/steps.test.ts`).'
}
