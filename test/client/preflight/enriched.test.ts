import type { Verdict } from '@toolfault/model'
import { encode } from '@toolfault/protocols/ncp'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { announcing, book, byAjv, good, result, set } from './setting.js'

const test = suite('client/preflight/enriched')

const told = async (errors: ReadonlyArray<string>, args: unknown, more = {}): Promise<Verdict> => {
  const call = (): object => result({ valid: false, errors, ...more })
  const { check } = set({ mcp: { capabilities: announcing(), call } })
  return (await check(book, args)).verdict
}

test('what only the server says stays beside what both say', async () => {
  const errors = ['Missing required parameter: city', 'No hotel is open in winter', 'Nor in May']
  const more = { warnings: ['Slow today'], suggestions: ['Try in May', 'Add `city` (string)'] }
  assert.equal(encode(await told(errors, { nights: 2 }, more)), {
    valid: false,
    errors: [...errors],
    warnings: ['Slow today'],
    suggestions: ['Add `city` (string)', 'Try in May']
  })
})

test('a no where the schema says yes is told as the server told it', async () => {
  const errors = ['No hotel is open in winter', 'Missing required parameter: guest']
  const said = encode(await told(errors, good))
  assert.equal([...said.errors].sort(), [...errors].sort())
})

test('a tool in the spelling of OXP is told by its schema', async () => {
  const { inputSchema: input_schema, ...rest } = book
  const errors = ['Missing required parameter: city']
  const call = (): object => result({ valid: false, errors })
  const { check } = set({ mcp: { capabilities: announcing(), call } })
  const asked = { ...rest, input_schema }
  const { verdict } = await check(asked, { nights: 0 })
  assert.equal(encode(verdict).errors, encode(byAjv(book, { nights: 0 })).errors)
})

test('what the server overlooks is told as well', async () => {
  const said = encode(await told(['Missing required parameter: city'], { nights: 0 }))
  assert.equal(said.errors, encode(byAjv(book, { nights: 0 })).errors)
})

test('a sentence in other words is not lost', async () => {
  const said = encode(await told(['city is required!'], { nights: 1 }))
  assert.equal(said.errors, ['Missing required parameter: city', 'city is required!'])
})

test('a thousand sentences are bounded, and counted', async () => {
  const errors = Array.from({ length: 1_000 }, (_, at) => `Rule ${at} is broken`)
  const said = encode(await told(errors, {}))
  assert.ok(said.errors.length <= 66, String(said.errors.length))
  assert.match(said.errors.at(-1) ?? '', /^and \d+ more$/)
})

test('a no without a reason stays a no', async () => {
  assert.is((await told([], good)).valid, false)
  assert.equal(await told([], {}), byAjv(book, {}))
})

test.run()
