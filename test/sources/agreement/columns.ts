import type { Findings } from '@toolfault/model'
import { fromAjv } from '@toolfault/sources/ajv'
import { fromIoTs } from '@toolfault/sources/io-ts'
import { fromJsonSchema } from '@toolfault/sources/json-schema'
import { fromStandardSchema } from '@toolfault/sources/standard-schema'
import { fromTypebox } from '@toolfault/sources/typebox'
import type { ColumnName, Contract } from './contract.js'
import {
  byAjv,
  byCfworker,
  byIoTs,
  byStandard,
  byTypebox1,
  byTypebox34,
  byTypeboxSchema
} from './validators.js'

type Finding = (contract: Contract, value: unknown) => Findings

/** What our source for each validator reads; a validator whose source is not here is not in the table. */
export const columns: { readonly [name in ColumnName]?: Finding } = {
  ajv: (contract, value) => fromAjv(byAjv(contract, value)),
  'typebox-0.34': (contract, value) => byTypebox34(contract, value, fromTypebox),
  'typebox-1': (contract, value) => fromTypebox(byTypebox1(contract, value)),
  'typebox-schema': (contract, value) => fromTypebox(byTypeboxSchema(contract, value)),
  cfworker: (contract, value) =>
    fromJsonSchema(
      { valid: false, errors: byCfworker(contract, value) },
      { schema: contract.schema, value }
    ),
  'io-ts': (contract, value) => fromIoTs(byIoTs(contract, value)),
  'zod-4': (contract, value) => fromStandardSchema(byStandard(contract['zod-4'], value), value),
  'zod-3': (contract, value) => fromStandardSchema(byStandard(contract['zod-3'], value), value),
  valibot: (contract, value) => fromStandardSchema(byStandard(contract.valibot, value), value),
  arktype: (contract, value) => fromStandardSchema(byStandard(contract.arktype, value), value)
}
