/**
 * One bad call to a real server: what it answers today, and what Toolfault makes of the same call on
 * every wire. `npm start` runs this page; it needs no network.
 */

import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { judge } from '@toolfault/advice/judge'
import { type InvalidArguments, own, readTool, type Tool } from '@toolfault/model'
import * as f7 from '@toolfault/protocols/f7'
import * as jsonRpc from '@toolfault/protocols/json-rpc'
import * as mcp from '@toolfault/protocols/mcp'
import * as ncp from '@toolfault/protocols/ncp'
import * as oxp from '@toolfault/protocols/oxp'
import { compile } from '@toolfault/validators/ajv'
import { block, bold, dim, json } from './main-job/page.js'
import { server, withServer } from './main-job/server.js'

/** What a model sends that knows the tools of another house: a name, a key and a boolean are off. */
const args = {
  file_path: 'notes.txt',
  edits: [{ old_text: 'milk', newText: 'oat milk' }],
  dryRun: 'true'
}

const { answered, tools } = await withServer(async (running) => ({
  tools: running.tools,
  answered: await running.call('edit_file', args)
}))

const tool = tools.map(readTool).find((listed) => listed?.name === 'edit_file')
if (tool === undefined) throw new Error(`${server} has no tool edit_file any more`)

const faultOf = (listed: Tool): InvalidArguments => {
  const verdict = judge(compile)(listed, args)
  if (verdict.valid || verdict.fault.kind !== 'invalid_arguments') {
    throw new Error(`${server} takes this call by now: ${JSON.stringify(verdict)}`)
  }
  return verdict.fault
}

const textOf = (given: InvalidArguments): string =>
  String(own(own(own(mcp.encode(given), 'content'), '0'), 'text'))

const fault = faultOf(tool)
const verdict = { valid: false, fault } as const

const wires = [
  ['mcp', 'the text of a result with isError; the same as data is in its _meta', textOf(fault)],
  ['json-rpc', 'the error of a response, with data for a retry', json(jsonRpc.encode(fault))],
  ['oxp', 'status and body', json(oxp.encode(fault))],
  ['f7', 'status and body of the validate endpoint', json(f7.encode(verdict))],
  ['ncp', 'the verdict of the validation tool', json(ncp.encode(verdict))]
] as const

// The line at the end reads it: the tools as the server lists them.
const file = fileURLToPath(new URL('../tools.json', import.meta.url))
writeFileSync(file, JSON.stringify({ tools }))

const page = [
  bold(`A model calls edit_file of ${server}`),
  '',
  block(json(args), 2),
  '',
  bold('The server answers today'),
  '',
  block(answered, 2),
  '',
  bold('Toolfault answers, from the same schema and the same call'),
  ...wires.flatMap(([wire, way, said]) => [
    '',
    `  ${bold(wire.padEnd(8))} ${dim(way)}`,
    block(said, 11)
  ]),
  '',
  bold('Try it: change the call, or ask for one wire with --to mcp'),
  '',
  `  echo '{"path": "notes.txt", "head": "10"}' |`,
  `    npx --no -- toolfault check --tool ${relative('', file)} --name read_text_file --args -`,
  ''
]
process.stdout.write(`${page.join('\n')}\n`)
