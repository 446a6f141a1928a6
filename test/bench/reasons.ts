import type { Budgeted } from './budgets.js'

const advice =
  '`advise` is half of it and more, `digest` a tenth to a third, `fromAjv` a twentieth at the most ("Where the time goes"). No step stands out any more: each reads the value and the issue by guarded own properties, and makes objects that the model promises. What depends on the schema alone is remembered; what is left is made anew for each call. Without any of the 36 parts that can be left out (`npm run ablation:times`; 69.5 % of the corpus mended instead of 99.8 %) it takes 7.8 floors: no row of text can be met by doing less.'
const union =
  'it has 27 errors, each of which is read, looked for in its branch and compared with the value before five branches are left out: no step may be passed over, since the errors of the branch that was meant are told by the value alone (design section 3). `fromAjv` alone takes 0.7 of the whole budget of 1, and all without any of the 36 parts that can be left out 6.4 to 8 (`npm run ablation:times`).'
const envelope =
  'as the text; `JSON.stringify` of the result alone takes 3 floors for one error and 1.3 for eight, more than the 2 and the 1 that the budget adds to that of the text; the retry data of row A14 are the next.'
const carrier =
  'as the text; `JSON.stringify` of the result with its carrier alone takes 5.7 to 8.6 floors of the whole budget of 7: the carrier holds the issues and the advice once more (design section 2).'
const answer =
  '`JSON.stringify` of the answer alone is 0.6 to 1.7 floors, as it has what the floor has, in an envelope; `fromAjv` is 0.8 to 1.8, `f7.encode` 0.3 to 1. Unions are a tenth above the budget, a thousand errors two fifths. Of one error, whose floor is a quarter of a microsecond, the steps measured alone add up to 2.8: one after another they take 1 more, as `JSON.stringify` of a constant does after `fromAjv` (0.44 µs alone, 0.64 there).'
const corpus =
  'these schemas have more keys, unions and references than the fixtures, and most calls have one error, whose floor is a fifth to two fifths of a microsecond: the median call takes twenty to sixty, as machines of one kind differ. A run of the same afternoon of the build before this one said 193 and 504 here, and 121 and 326 that morning.'

const collector =
  'F7 alone: `fromAjv` takes three to four times as long for each of 100 000 errors as for each of 1 000, and as long for both with a young heap of 512 MB (`--max-semi-space-size`). So it is the collector, which carries the issues that live at once; the readings for each error are the same (`test/bench/steps.test.ts`). Of ten runs of 2026-11-28 and 29 three met it (1.78, 1.81, 1.98, 2.09, 2.15, 2.26, 2.36, 2.95, 4.61, 4.95). Unlike errors meet it in nine runs of eleven (1.48, 1.58, 1.59, 1.65, 1.70, 1.79, 1.84, 1.88, 1.89, 3.51, 3.53), for the same reason.'

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
    '`fromAjv`, which makes an issue of each error since a source never folds (design section 2), is 1.0 to 1.6 floors alone, above the whole budget; `advise`, which asks of each whether it is like the one before, is 6 to 9; digest and result together are below 0.1. Without any of the 36 parts that can be left out it takes 2.4 (`npm run ablation:times`).',
  'text, union of 6 branches': union,
  'text, union of 6 branches by $ref': union,
  'F7 answer, five fixtures': answer,
  'F7 answer, 1 to 100 000 errors': `${answer} Of 100 000 errors the collector is a third of it, of 1 000 a twentieth.`,
  'public corpus, median': corpus,
  'public corpus, p95': corpus,
  'size of an MCP server with ajv':
    'what each part weighs and brings was measured by leaving it out (`docs/sizes.md`): without all 36 parts that can be left out 16 kB are left, and of calls to the corpus 69.5 % instead of 99.8 % are mended as they were meant. The parts that change nothing there (10 kB together) are what fits no corpus of single calls: carrier, retry data, elicitation, folding.',
  'the same without advice':
    'writing must be able to say advice, since a fault may carry it whoever advised (design section 3): these words are 5.2 kB. Row A14 (retry data) and the carrier, both on by default, are 2.4 kB, the source and the table of keywords 1.5 kB.',
  'growth, like errors': collector
}
