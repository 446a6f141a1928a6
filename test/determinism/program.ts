import { answer } from './answer.js'
import type { Case } from './case.js'

/** The JSON of all that is made of a case. A surrogate that stands alone is escaped in it, so that it has bytes. */
export const textOf = (one: Case, schema: unknown): string => JSON.stringify(answer(one, schema))
