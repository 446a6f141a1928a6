import type { Column } from './column.js'
import { ajv } from './columns/ajv.js'
import { arktype } from './columns/arktype.js'
import { cfworker } from './columns/cfworker.js'
import { ioTs } from './columns/io-ts.js'
import { typebox34 } from './columns/typebox-0.34.js'
import { typebox1 } from './columns/typebox-1.js'
import { typeboxSchema } from './columns/typebox-schema.js'
import { valibot } from './columns/valibot.js'
import { zod3 } from './columns/zod-3.js'
import { zod4 } from './columns/zod-4.js'

/** The validators of the table, in its order. */
export const columns = {
  ajv,
  'typebox-0.34': typebox34,
  'typebox-1': typebox1,
  'typebox-schema': typeboxSchema,
  cfworker,
  'io-ts': ioTs,
  'zod-4': zod4,
  'zod-3': zod3,
  valibot,
  arktype
} as const satisfies { readonly [name: string]: Column }

export type ColumnName = keyof typeof columns

// A border: the keys of a record that nothing else has written to.
export const columnNames = Object.keys(columns) as ReadonlyArray<ColumnName>
