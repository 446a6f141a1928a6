import { adviceOf } from './advised.js'
import { lineOf } from './lines.js'

/** The advice on arguments that a schema refuses, in short. */
export const linesOf = (schema: unknown, value: unknown): ReadonlyArray<string> =>
  adviceOf(schema, value).map(lineOf)
