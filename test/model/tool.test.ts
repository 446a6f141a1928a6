import { readTool, schemaOf, toolsIn } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/tool')

const schema = { type: 'object', properties: { a: { type: 'string' } } }

for (const [name, definition, wanted] of [
  ['MCP', { name: 't', inputSchema: schema }, { name: 't', inputSchema: schema }],
  ['OXP', { id: 't', input_schema: schema }, { name: 't', inputSchema: schema }],
  ['a name before an id', { id: 'x', name: 't' }, { name: 't', inputSchema: {} }],
  ['no schema', { name: 't' }, { name: 't', inputSchema: {} }],
  ['null as schema', { name: 't', inputSchema: null }, { name: 't', inputSchema: {} }],
  ['false as schema', { name: 't', inputSchema: false }, { name: 't', inputSchema: false }],
  [
    'the wrapper of the main branch [O9]',
    { name: 't', input_schema: { parameters: schema } },
    { name: 't', inputSchema: schema }
  ],
  [
    'a schema with a member of that name [O9]',
    { name: 't', input_schema: { type: 'object', parameters: schema } },
    { name: 't', inputSchema: { type: 'object', parameters: schema } }
  ],
  [
    'texts and the schema of the output',
    { name: 't', title: 'T', description: 'D', output_schema: schema, title_: 7 },
    { name: 't', title: 'T', description: 'D', inputSchema: {}, outputSchema: schema }
  ],
  [
    'texts that are none',
    { name: 't', title: 7, description: null, outputSchema: null },
    { name: 't', inputSchema: {} }
  ]
] as const) {
  test(`a tool is read: ${name}`, () => assert.equal(readTool(definition), wanted))
}

for (const junk of [null, 7, 'tool', [], {}, { name: 7 }, Object.create({ name: 't' })]) {
  test(`${JSON.stringify(junk)} is no tool`, () => assert.is(readTool(junk), undefined))
}

// MCP, "Listing Tools": `tools`; OXP, "List Tools": `items`.
test('the definitions in a list of tools are found, as they stand', () => {
  const list = [{ name: 't' }, 7]
  const response = { jsonrpc: '2.0', id: 1, result: { tools: list, nextCursor: 'n' } }
  for (const listed of [list, { tools: list }, { items: list, total: 2 }, response])
    assert.is(toolsIn(listed), list)
  for (const junk of [
    undefined,
    null,
    'tools',
    { name: 't' },
    { tools: 5 },
    { items: { length: 1 } },
    { result: list },
    { result: { items: list } }
  ])
    assert.is(toolsIn(junk), undefined)
})

test('a tool without a schema takes anything (F7, "Tools Without inputSchema")', () => {
  assert.equal(schemaOf({ name: 't' }), {})
  assert.equal(schemaOf({ name: 't', inputSchema: null }), {})
  assert.is(schemaOf({ name: 't', inputSchema: schema }), schema)
})

// OXP, "Tool": `input_schema`; a tool of which half the spelling is read takes anything.
test("the schema of a tool is read in either spelling, MCP's first", () => {
  const oxp = { name: 't', input_schema: schema }
  assert.is(schemaOf(oxp), schema)
  assert.is(schemaOf({ ...oxp, inputSchema: false }), false)
  assert.is(schemaOf({ ...oxp, inputSchema: null }), schema)
  const wrapped = { name: 't', input_schema: { parameters: schema } }
  assert.is(schemaOf(wrapped), schema)
  assert.equal(schemaOf(wrapped), readTool(wrapped)?.inputSchema)
  const none = { name: 't', input_schema: null }
  assert.equal(schemaOf(none), {})
})

test('a schema that cannot be read is none, in either spelling', () => {
  for (const member of ['inputSchema', 'input_schema']) {
    const tool = Object.defineProperty({ name: 't' }, member, {
      get: () => {
        throw new Error('not now')
      }
    })
    assert.is(schemaOf(tool), undefined)
  }
})

test('a class may have its schema as a getter, in either spelling', () => {
  class Forecast {
    readonly name = 'forecast'
    get input_schema(): object {
      return schema
    }
  }
  assert.is(schemaOf(new Forecast()), schema)
})

test('the schema of the output is read in either spelling, null as none', () => {
  assert.equal(readTool({ name: 't', outputSchema: schema })?.outputSchema, schema)
  assert.equal(readTool({ name: 't', outputSchema: null, output_schema: schema }), {
    name: 't',
    inputSchema: {},
    outputSchema: schema
  })
  assert.equal(readTool({ name: 't', output_schema: null }), { name: 't', inputSchema: {} })
})

test.run()
