import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { isRecord, own } from '@toolfault/model'

/** A tool as a real server lists it. */
export interface Listed {
  readonly server: string
  readonly name: string
  readonly schema: object
}

/** The servers of npm that are asked for their tools, and whether they serve a directory. */
const asked = [
  ['filesystem', import.meta.resolve('@modelcontextprotocol/server-filesystem/package.json'), true],
  [
    'everything',
    import.meta.resolve('@modelcontextprotocol/server-everything/package.json'),
    false
  ],
  ['memory', import.meta.resolve('@modelcontextprotocol/server-memory/package.json'), false]
] as const

/** Their names, in the order in which they are asked. */
export const servers: ReadonlyArray<string> = asked.map(([server]) => server)

/** Start each server in turn, on an empty directory, and ask it for its tools. */
export const listTools = async (directory: string): Promise<ReadonlyArray<Listed>> => {
  const found: Array<Listed> = []
  for (const [server, manifest, serves] of asked) {
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [entryOf(manifest), ...(serves ? [directory] : [])],
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
const entryOf = (manifest: string): string => {
  const bin: unknown = own(JSON.parse(readFileSync(new URL(manifest), 'utf8')), 'bin')
  const [entry] = isRecord(bin) ? Object.values(bin) : [bin]
  if (typeof entry !== 'string') throw new TypeError(`${manifest} has no command`)
  return fileURLToPath(new URL(entry, manifest))
}
