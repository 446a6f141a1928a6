import { fileURLToPath } from 'node:url'
import { own } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { root } from '../house.js'
import { type Serving, serving } from '../mcp-suite/serving.js'
import { files } from './files.js'
import { program } from './toolfault.js'

const test = suite('cli/serve-probed')
const { file, remove } = files()
let server: Serving | undefined

test.before(async () => {
  server = await serving(fileURLToPath(new URL('test/mcp-suite/tools.json', root)))
})

test.after(async () => {
  await server?.stop()
  remove()
})

interface Probed {
  readonly grades: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly whole: unknown
}

const probed = (...args: ReadonlyArray<string>): Probed => {
  const { code, err, out } = program(['probe', ...args, '--all', '--json'])
  assert.is(code, 0, err)
  const whole: unknown = JSON.parse(out)
  return { whole, grades: Object(whole).calls.map((call: unknown) => own(call, 'grades')) }
}

/** A column is graded yes in every row, or does not apply. */
const isYes = (grades: Probed['grades'], column: string): void => {
  const marks = new Set(grades.map((row) => row[column] ?? 'none'))
  marks.delete('none')
  assert.equal([...marks], ['yes'], column)
}

test('what serve answers over MCP says place, expectation and fix, in a result', () => {
  const { grades, whole } = probed('--mcp', `${server?.url}/mcp`)
  assert.ok(grades.length >= 12)
  for (const column of ['channel', 'field', 'expectation', 'fix']) isYes(grades, column)
  assert.equal(
    grades.flatMap(({ leak }) => leak),
    []
  )
  // Its validation tool answers with verdicts, and so is not graded.
  assert.match(JSON.stringify(own(whole, 'leftOut')), '"tool":"validate"')
})

test('and over OXP, with 422', () => {
  const { grades } = probed('--oxp', `${server?.url}/oxp`)
  for (const column of ['channel', 'field', 'expectation', 'fix']) isYes(grades, column)
})

test('at the address that F7 shares, a client of OXP says who it is and is listed its own tools', () => {
  const { whole } = probed('--oxp', server?.url ?? '')
  assert.equal(whole, probed('--oxp', `${server?.url}/oxp`).whole)
})

test('and over F7, in the words of the validator (V2)', () => {
  const { grades } = probed('--f7', server?.url ?? '')
  for (const column of ['channel', 'field']) isYes(grades, column)
  assert.equal(
    grades.flatMap(({ leak }) => leak),
    []
  )
})

test('a tool of the file that is called validate keeps its name', async () => {
  const inputSchema = { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] }
  const other = await serving(file('tools.json', [{ name: 'validate', inputSchema }]))
  const { whole } = probed('--mcp', `${other.url}/mcp`)
  await other.stop()
  assert.is(own(whole, 'listed'), 2)
  assert.match(JSON.stringify(own(whole, 'leftOut')), '"tool":"validate_tool_call"')
})

test.run()
