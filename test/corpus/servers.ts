import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { isRecord, own } from '@toolfault/model'

const require = createRequire(import.meta.url)

/** A tool as a real server lists it. */
export interface Listed {
  readonly server: string
  readonly name: string
  readonly schema: object
}

/** The servers of npm that are asked for their tools, and whether they serve a directory. */
const directories = { filesystem: true, everything: false, memory: false } as const

/** Their names, in the order in which they are asked. */
export const servers: ReadonlyArray<string> = Object.keys(directories)

/** Start each server in turn, on an empty directory, and ask it for its tools. */
export const listTools = async (directory: string): Promise<ReadonlyArray<Listed>> => {
  const found: Array<Listed> = []
  for (const [server, serves] of Object.entries(directories)) {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [entryOf(`@modelcontextprotocol/server-${server}`), ...(serves ? [directory] : [])],
      env: { PATH: process.env['PATH'] ?? '', MEMORY_FILE_PATH: join(directory, 'memory.jsonl') },
      // What it says of itself while it starts.
      stderr: 'ignore'
    })
    const client = new Client({ name: 'toolfault-test', version: '0.0.0' })
    await client.connect(transport)
    const { tools } = await client.listTools()
    for (const { inputSchema, name } of tools) found.push({ server, name, schema: inputSchema })
    await client.close()
  }
  return found
}

/** The file that a package's only command starts. */
const entryOf = (name: string): string => {
  const manifest = require.resolve(`${name}/package.json`)
  const bin: unknown = own(JSON.parse(readFileSync(manifest, 'utf8')), 'bin')
  const [entry] = isRecord(bin) ? Object.values(bin) : [bin]
  if (typeof entry !== 'string') throw new TypeError(`${name} has no command`)
  return join(dirname(manifest), entry)
}
