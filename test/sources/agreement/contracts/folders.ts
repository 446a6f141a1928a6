import type { Contract } from '../contract.js'

const name = { type: 'string' } as const

/** What its validators are told where they cannot tell it themselves. */
export interface Folder {
  readonly name: string
  readonly folders?: ReadonlyArray<Folder> | undefined
}

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
  }
}
