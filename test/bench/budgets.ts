/** What a figure may be at most, or must be at least. */
interface Budget {
  readonly most?: number
  readonly least?: number
  readonly unit: string
}

const floors = { unit: ' × floor' } as const
const slope = { unit: ' × time per error' } as const

/** The rows of design section 6, each limit a row of its own, and the growth that the page promises. */
export const budgets = {
  'text, 1 error': { most: 3, ...floors },
  'text, 8 nested errors': { most: 4, ...floors },
  'MCP result, 1 error': { most: 5, ...floors },
  'MCP result, 8 nested errors': { most: 5, ...floors },
  'MCP result with carrier, 1 error': { most: 7, ...floors },
  'MCP result with carrier, 8 nested errors': { most: 7, ...floors },
  'text, 1 000 errors': { most: 0.75, ...floors },
  'text, 1 000 errors: length': { most: 100, unit: ' tokens' },
  'text, 1 000 errors: kept': { most: 2_000, unit: ' bytes' },
  'text, union of 6 branches': { most: 1, ...floors },
  'text, union of 6 branches by $ref': { most: 1, ...floors },
  'text, unions of 6 branches: lines': { most: 1, unit: '' },
  'text, unions of 6 branches: line of the true cause': { most: 1, unit: '' },
  'F7 answer, five fixtures': { most: 2.5, ...floors },
  'F7 answer, 1 to 100 000 errors': { most: 2.5, ...floors },
  'public corpus, median': { most: 2, ...floors },
  'public corpus, p95': { most: 4, ...floors },
  'size of an MCP server with ajv': { most: 9_000, unit: ' bytes' },
  'the same without advice': { most: 3_000, unit: ' bytes' },
  'secrets shown': { most: 0, unit: '' },
  'injections passed on': { most: 0, unit: '' },
  'did you mean: hits': { least: 95, unit: ' %' },
  'did you mean: false hits': { most: 2, unit: ' %' },
  'growth, like errors': { most: 2, ...slope },
  'growth, unlike errors': { most: 2, ...slope },
  'growth, union branches': { most: 2, ...slope },
  'growth, union branches by $ref': { most: 2, ...slope }
} as const satisfies Readonly<Record<string, Budget>>

/** The name of a row of the budget. */
export type Budgeted = keyof typeof budgets

/** The figures of one run, as far as they were measured. */
export type Measured = { readonly [row in Budgeted]?: number }

/** All of them, in the order of the design. */
export const rows: ReadonlyArray<Budgeted> = Object.keys(budgets).filter(
  (row): row is Budgeted => row in budgets
)

const budgetOf = (row: Budgeted): Budget => budgets[row]

/** Whether a figure is within its budget; one that is no number is not. */
export const isMet = (row: Budgeted, got: number): boolean => {
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = budgetOf(row)
  return got >= least && got <= most
}

/** The limit of a row, such as `≤ 3`. */
export const limitOf = (row: Budgeted): string => {
  const { least, most } = budgetOf(row)
  return most === undefined ? `≥ ${least}` : `≤ ${most}`
}

/** What a row is counted in, with a space before it. */
export const unitOf = (row: Budgeted): string => budgetOf(row).unit

/** A reached figure beside the one that the design asks for; `!` marks one that is not met. */
export const against = (got: number, row: Budgeted | undefined, shown: string): string =>
  row === undefined ? shown : `${shown}${isMet(row, got) ? '' : ' !'} (${limitOf(row)})`

/** Of two figures for one row, the worse one. */
const worst = (row: Budgeted, figures: ReadonlyArray<number>): number =>
  budgetOf(row).most === undefined ? Math.min(...figures) : Math.max(...figures)

/** The figures of several tables as one: of two for one row, the worse. */
export const merged = (all: ReadonlyArray<Measured>): Measured => {
  return Object.fromEntries(
    rows.flatMap((row) => {
      const figures = all.flatMap(({ [row]: got }) => (got === undefined ? [] : [got]))
      return figures.length === 0 ? [] : [[row, worst(row, figures)]]
    })
  )
}
