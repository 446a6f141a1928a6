import type { TSchema as TSchema34 } from '@sinclair/typebox'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { Mixed } from 'io-ts'
import type { TSchema } from 'typebox'

/** What a tool asks of its arguments, written once for each validator as its users would write it. */
export interface Contract {
  /** What the tool is called. */
  readonly tool: string
  /** What the tool publishes, and what ajv, typebox/schema and cfworker judge by. */
  readonly schema: { readonly [keyword: string]: unknown }
  readonly 'typebox-0.34': TSchema34
  readonly 'typebox-1': TSchema
  readonly 'io-ts': Mixed
  readonly 'zod-4': StandardSchemaV1
  readonly 'zod-3': StandardSchemaV1
  readonly valibot: StandardSchemaV1
  readonly arktype: StandardSchemaV1
}

/** The validators of the table, in its order. */
export const columnNames = [
  'ajv',
  'typebox-0.34',
  'typebox-1',
  'typebox-schema',
  'cfworker',
  'io-ts',
  'zod-4',
  'zod-3',
  'valibot',
  'arktype'
] as const

export type ColumnName = (typeof columnNames)[number]
