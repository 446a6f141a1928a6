import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A fresh directory of files, and how it is removed again. */
export interface Files {
  readonly directory: string
  /** Write a value as JSON, or a text or bytes as they are, and return the whole path. */
  readonly file: (name: string, content: unknown) => string
  readonly remove: () => void
}

/** Make a fresh temporary directory. */
export const files = (): Files => {
  const directory = mkdtempSync(join(tmpdir(), 'toolfault-'))
  return {
    directory,
    file: (name, content) => {
      const path = join(directory, name)
      const isPlain = typeof content === 'string' || content instanceof Uint8Array
      writeFileSync(path, isPlain ? content : JSON.stringify(content))
      return path
    },
    remove: () => rmSync(directory, { recursive: true, force: true })
  }
}

/** The schema of a forecast: one required text, one optional count, one of two units. */
export const schema = {
  type: 'object',
  properties: {
    city: { type: 'string' },
    days: { type: 'integer' },
    units: { type: 'string', enum: ['metric', 'imperial'] }
  },
  required: ['city']
}

/** A tool as MCP lists it. */
export const forecast = { name: 'get_forecast', inputSchema: schema }

/** Arguments with two faults: no city, and a text where a number is due. */
export const bad = { days: 'three' }
