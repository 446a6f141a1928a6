import { own } from '@toolfault/model'
import { withToolfault } from '@toolfault/plugins/mcp-sdk-v2'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { z } from 'zod'
import { fits, isTold, metaOf, type Spy, server, textOf, wire } from './kit.js'

const test = suite('plugins/mcp-sdk-v2 wires')

/**
 * The rows of what SDK v2 says by itself (integration seams A1, second table), and what is said instead:
 * "Input validation errors" are tool execution errors, `isError: true` (2025-11-25, Tools, "Error
 * Handling"; row M1).
 */
const rows: ReadonlyArray<{
  readonly row: string
  readonly tool: string
  readonly args?: unknown
  readonly says: string
}> = [
  {
    row: 'missing, zod',
    tool: 'book',
    args: {},
    says: 'Invalid arguments for tool book: `city` is missing: add `city` (string).'
  },
  {
    row: 'missing, arktype (the SDK prints the path twice)',
    tool: 'book_ark',
    args: {},
    says: 'Invalid arguments for tool book_ark: `city` is missing: add `city` (string).'
  },
  {
    row: 'missing, valibot',
    tool: 'book_val',
    args: {},
    says: 'Invalid arguments for tool book_val: `city` is missing: add `city` (string).'
  },
  {
    row: 'missing, fromJsonSchema (one issue without a path: the schema and the value say the rest)',
    tool: 'book_json',
    args: {},
    says: 'Invalid arguments for tool book_json: `city` is missing: add `city` (string).'
  },
  {
    row: 'no `arguments` at all',
    tool: 'book',
    says: 'Invalid arguments for tool book: `city` is missing: add `city` (string).'
  },
  {
    row: 'wrong type, valibot (the SDK echoes the value)',
    tool: 'book_val',
    args: { city: 'Rome', nights: 'three' },
    says: 'Invalid arguments for tool book_val: `nights` must be an integer, received a string of 5 characters: send an integer.'
  },
  {
    row: 'nested, zod',
    tool: 'book',
    args: { city: 'Rome', guest: { name: 5, tags: ['a', 7] } },
    says: 'Invalid arguments for tool book:\n- `guest.name` must be a string, received 5: send "5" in quotes\n- `guest.tags[1]` must be a string, received 7: send "7" in quotes'
  },
  {
    row: 'many, fromJsonSchema (the SDK does not name the key that is too many)',
    tool: 'book_json',
    args: { extra: 1, nights: 0 },
    says: 'Invalid arguments for tool book_json:\n- `city` is missing: add `city` (string)\n- `extra` is not an accepted key: remove `extra` (the arguments also take { class?: "eco" | "biz" })\n- `nights` must be at least 1, received 0: leave it out, or send 1 or more'
  },
  {
    row: 'enum, zod',
    tool: 'book',
    args: { city: 'Rome', class: 'ecco' },
    says: 'Invalid arguments for tool book: `class` must be one of "eco" or "biz", received "ecco": send "eco".'
  },
  {
    row: 'extra key, strict',
    tool: 'strict',
    args: { a: 'x', b: 1 },
    says: 'Invalid arguments for tool strict: `b` is not an accepted key: remove `b`.'
  },
  {
    row: 'bad discriminator',
    tool: 'pet',
    args: { kind: 'c' },
    says: 'Invalid arguments for tool pet: `kind` must be one of "a" or "b", received a string of 1 character: use one of them (the arguments take { kind: "a", n: number } | { kind: "b", s: string }).'
  }
]

for (const { row, tool, args, says } of rows) {
  test(`${row}: a result that says what to mend, and the tool does not run`, async () => {
    const spy: Spy = { seen: [] }
    const it = await wire(server((bare) => withToolfault(bare), spy))
    isTold(await it.call(tool, args), says)
    assert.equal(spy.seen, [])
    await it.close()
  })
}

test('what the tool says of a key under its right name is told at once, unless it takes time to say so', async () => {
  const even = (code: string): boolean => code.length % 2 === 0
  let asked = 0
  const it = await wire(
    server((bare) => {
      withToolfault(bare)
      const ran = () => ({ content: [] })
      bare.registerTool(
        'now',
        { inputSchema: z.object({ zipCode: z.string().refine(even, 'must be even') }) },
        ran
      )
      bare.registerTool(
        'later',
        {
          inputSchema: z.object({
            zipCode: z.string().refine(async (code) => {
              asked++
              return even(code)
            }, 'must be even')
          })
        },
        ran
      )
    })
  )
  isTold(
    await it.call('now', { zip_code: '123' }),
    'Invalid arguments for tool now:\n- `zipCode` is missing: rename `zip_code` to `zipCode`\n- `zipCode`: must be even'
  )
  isTold(
    await it.call('later', { zip_code: '123' }),
    'Invalid arguments for tool later: `zipCode` is missing: rename `zip_code` to `zipCode`.'
  )
  // zod begins twice before it knows; it is not asked a second time.
  assert.is(asked, 2)
  await it.call('later', { zip_code: '123' })
  assert.is(asked, 2)
  await it.close()
})

test('what passes runs once, with what its schema made of it, and nothing is added', async () => {
  const spy: Spy = { seen: [] }
  const it = await wire(server((bare) => withToolfault(bare), spy))
  const args = { city: 'Rome', more: 1 }
  assert.equal(await it.call('book', args), {
    jsonrpc: '2.0',
    id: 2,
    result: { content: [{ type: 'text', text: 'ran {"city":"Rome"}' }] }
  })
  assert.equal(spy.seen, [{ city: 'Rome' }])
  assert.is(textOf(await it.call('plain', { of: 'no interest' })), 'ran "nothing"')
  await it.close()
})

test('programs read what is wrong beside the text (row A14)', async () => {
  const it = await wire(server((bare) => withToolfault(bare)))
  const data = metaOf(await it.call('book', {}))
  assert.is(own(data, 'retry_capable'), true)
  assert.is(own(data, 'error_category'), 'missing_parameter')
  assert.is(own(data, 'tool_name'), 'book')
  assert.is(own(data, 'required_parameter'), 'city')
  await it.close()
})

// What does not reach a tool's callback stays as the SDK says it (row M3: an unknown tool is an error).
test('`arguments` that is a string, and an unknown tool, are protocol errors', async () => {
  const it = await wire(server((bare) => withToolfault(bare)))
  const text = await it.call('book', 'Rome')
  fits(text)
  assert.is(own(own(text, 'error'), 'code'), -32602)
  assert.match(String(own(own(text, 'error'), 'message')), /^Invalid tools\/call request: /)
  assert.equal(await it.call('nope', {}), {
    jsonrpc: '2.0',
    id: 3,
    error: { code: -32602, message: 'Tool nope not found' }
  })
  await it.close()
})

test('output that breaks its schema stays what the SDK says of it', async () => {
  const it = await wire(server((bare) => withToolfault(bare)))
  assert.equal(own(await it.call('out', { city: 'two' }), 'result'), {
    content: [
      {
        type: 'text',
        text: 'Output validation error: Invalid structured content for tool out: n: Invalid input: expected number, received string'
      }
    ],
    isError: true
  })
  await it.close()
})

for (const version of ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] as const) {
  test(`the answer fits the published schema of ${version}, and has no resultType`, async () => {
    const it = await wire(
      server((bare) => withToolfault(bare)),
      { version }
    )
    const response = await it.call('book', {})
    fits(response, version)
    assert.is(own(own(response, 'result'), 'resultType'), undefined)
    await it.close()
  })
}

test('form.verbosity and the rest of the form are the author’s', async () => {
  const it = await wire(server((bare) => withToolfault(bare, { form: { carrier: false } })))
  const meta = Object(own(own(await it.call('book', {}), 'result'), '_meta'))
  assert.equal(Object.keys(meta), ['dev.toolfault/retry'])
  await it.close()
})

test.run()
