import type { Budgeted } from './budgets.js'

/**
 * Why a row of the budget is not met: what was measured, and what stands in the way. Printed below the table
 * of budgets. A row that is met has none: `reasons.test.ts` reads both.
 */
export const reasons: { readonly [row in Budgeted]?: string } = {}
