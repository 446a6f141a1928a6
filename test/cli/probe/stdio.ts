import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { judge } from '@toolfault/advice/judge'
import { own, unknownTool } from '@toolfault/model'
import { encode } from '@toolfault/protocols/mcp'
import { compile } from '@toolfault/validators/ajv'
import { book, wipe } from './tools.js'

/** How a server over standard input and output behaves. */
export type Manner =
  | 'good'
  | 'accepts'
  | 'codes'
  | 'leaks'
  | 'traces'
  | 'junk'
  | 'dies'
  | 'hangs'
  | 'floods'
  | 'deaf'
  | 'empty'
  | 'asks'
  | 'stays'

const file = fileURLToPath(import.meta.url)

/** The command that starts a server; its path may hold blanks. */
export const command = (manner: Manner): string => `'${process.execPath}' '${file}' ${manner}`

type Reply = { readonly result: unknown } | { readonly error: unknown }

const told = (text: string, isError = true): Reply => ({
  result: { content: [{ type: 'text', text }], ...(isError ? { isError } : {}) }
})

const answers: Readonly<Record<string, (name: unknown, args: unknown) => Reply | undefined>> = {
  good: (name, args) => {
    if (name !== book.name) {
      return { error: own(encode(unknownTool(String(name), book.name)), 'error') }
    }
    const verdict = judge(compile)(book, args)
    return verdict.valid ? told('booked', false) : { result: encode(verdict.fault) }
  },
  accepts: () => told('done', false),
  // What servers before 1.21 of the SDK answered (seams, A1).
  codes: () => ({ error: { code: -32603, message: 'Internal error' } }),
  leaks: (_, args) => told(`cannot use ${JSON.stringify(args)}`),
  traces: () =>
    told(
      'TypeError: x is undefined\n    at book (/srv/app/rooms.js:10:5)\n    at main (/srv/app/a.js:1:1)'
    ),
  junk: () => ({ result: { content: 7 } }),
  dies: () => process.exit(3),
  hangs: () => undefined,
  floods: () => {
    for (let at = 0; at < 30; at++) process.stdout.write('x'.repeat(1024 * 1024))
    return undefined
  },
  asks: () => told('Question: Which city do you want to book?')
}

/** Ends by nothing but force, and says that it lives. */
const stay = (beats: string): void => {
  process.on('SIGTERM', () => undefined)
  setInterval(() => appendFileSync(beats, '.'), 20)
}

const serve = (manner: string): void => {
  if (manner === 'stays') stay(process.env['BEATS'] ?? '')
  createInterface({ input: process.stdin }).on('line', (line) => {
    const request: unknown = JSON.parse(line)
    const id = own(request, 'id')
    if (id === undefined || manner === 'deaf' || manner === 'stays') return
    const reply = replyTo(request, manner)
    if (reply !== undefined)
      process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...reply })}\n`)
  })
}

const replyTo = (request: unknown, manner: string): Reply | undefined => {
  const params = own(request, 'params')
  switch (own(request, 'method')) {
    case 'initialize':
      return {
        result: {
          protocolVersion: '2025-06-18',
          capabilities: { tools: {} },
          serverInfo: { name: manner, version: '1' }
        }
      }
    case 'tools/list':
      return { result: manner === 'empty' ? {} : { tools: [book, wipe] } }
    case 'tools/call':
      return answers[manner]?.(own(params, 'name'), own(params, 'arguments'))
    default:
      return { error: { code: -32601, message: 'Method not found' } }
  }
}

// Imported by the tests for the command, and run by them as the server.
if (process.argv[1] === file) serve(process.argv[2] ?? '')
