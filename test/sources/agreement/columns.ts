import type { Findings } from '@toolfault/model'
import { fromAjv } from '@toolfault/sources/ajv'
import type { ColumnName, Contract } from './contract.js'
import { byAjv } from './validators.js'

type Finding = (contract: Contract, value: unknown) => Findings

/** What our source for each validator reads; a validator whose source is not here is not in the table. */
export const columns: { readonly [name in ColumnName]?: Finding } = {
  ajv: (contract, value) => fromAjv(byAjv(contract, value))
}
