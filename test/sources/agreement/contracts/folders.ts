import { Type as Type34 } from '@sinclair/typebox'
import { type } from 'arktype'
import * as t from 'io-ts'
import { Type } from 'typebox'
import * as v from 'valibot'
import * as z from 'zod'
import * as z3 from 'zod3'
import type { Contract } from '../contract.js'

const name = { type: 'string' } as const

interface Folder {
  readonly name: string
  readonly folders?: ReadonlyArray<Folder> | undefined
}

const folderIo: t.Mixed = t.recursion('Folder', () =>
  t.intersection([t.type({ name: t.string }), t.partial({ folders: t.array(folderIo) })])
)

const folder4 = z.object({
  name: z.string(),
  get folders() {
    return z.array(folder4).optional()
  }
})

const folder3: z3.ZodType<Folder> = z3.object({
  name: z3.string(),
  folders: z3.lazy(() => z3.array(folder3).optional())
})

const folderV: v.GenericSchema<Folder> = v.object({
  name: v.string(),
  folders: v.optional(v.array(v.lazy(() => folderV)))
})

/** A tool that makes folders in folders: a schema that refers to itself. */
export const nesting: Contract = {
  tool: 'make_folders',
  schema: {
    $ref: '#/$defs/folder',
    $defs: {
      folder: {
        type: 'object',
        required: ['name'],
        properties: { name, folders: { type: 'array', items: { $ref: '#/$defs/folder' } } }
      }
    }
  },
  'typebox-0.34': Type34.Recursive((This) =>
    Type34.Object({ name: Type34.String(), folders: Type34.Optional(Type34.Array(This)) })
  ),
  'typebox-1': Type.Cyclic(
    {
      Folder: Type.Object({
        name: Type.String(),
        folders: Type.Optional(Type.Array(Type.Ref('Folder')))
      })
    },
    'Folder'
  ),
  'io-ts': folderIo,
  'zod-4': folder4,
  'zod-3': folder3,
  valibot: folderV,
  arktype: type({ name: 'string', 'folders?': 'this[]' })
}
