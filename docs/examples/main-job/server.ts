import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { isList, isRecord, own } from '@toolfault/model'

/** The server that is started: the one that most people know. */
export const server = '@modelcontextprotocol/server-filesystem'

const manifest = import.meta.resolve('@modelcontextprotocol/server-filesystem/package.json')

/** A running server: its tools, and what it answers to a call. */
export interface Running {
  readonly tools: ReadonlyArray<unknown>
  readonly call: (name: string, args: Record<string, unknown>) => Promise<string>
}

/** Run the server on a fresh directory with one file in it, and leave neither behind. */
export const withServer = async <A>(use: (running: Running) => Promise<A>): Promise<A> => {
  const directory = mkdtempSync(join(tmpdir(), 'toolfault-start-'))
  writeFileSync(join(directory, 'notes.txt'), 'Buy milk.\n')
  const client = new Client({ name: 'toolfault-start', version: '0.0.0' })
  try {
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [entryOf(manifest), directory],
        // It greets its operator there.
        stderr: 'ignore'
      })
    )
    const { tools } = await client.listTools()
    return await use({
      tools,
      call: async (name, args) => textOf(await client.callTool({ name, arguments: args }))
    })
  } finally {
    await client.close()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** The texts of a result, as a model reads them. */
const textOf = (result: unknown): string => {
  const content = own(result, 'content')
  return isList(content) ? content.map((block) => String(own(block, 'text'))).join('\n') : ''
}

/** The file that the package's only command starts. */
const entryOf = (from: string): string => {
  const bin: unknown = own(JSON.parse(readFileSync(new URL(from), 'utf8')), 'bin')
  const [entry] = isRecord(bin) ? Object.values(bin) : [bin]
  if (typeof entry !== 'string') throw new TypeError(`${server} has no command`)
  return fileURLToPath(new URL(entry, from))
}
