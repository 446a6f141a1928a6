import type { StandardSchemaV1 } from '@standard-schema/spec'
import { fromStandardSchema } from '@toolfault/sources/standard-schema'
import { type Column, column } from './column.js'
import type { Contracts } from './contract.js'

/** The column of a library that answers in the way of Standard Schema. */
export const standard = (contracts: Contracts<StandardSchemaV1>): Column =>
  column(
    ({ tool }, value) => {
      const result = contracts[tool]['~standard'].validate(value)
      if (result instanceof Promise) throw new TypeError('a contract of the table is synchronous')
      return result
    },
    ({ issues = [] }) => issues,
    (result, _, value) => fromStandardSchema(result, value)
  )
