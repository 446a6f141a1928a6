import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { closed, integer, text } from './lines.js'
import { saidOf } from './said.js'

const test = suite('advice/moves.left-over')

const map = { type: 'object' }
const parameters = { type: 'object', properties: { city: { type: 'string' } } }
const flat = closed({ name: text, description: text, input_schema: map }, 'name', 'input_schema')
const deep = closed(
  {
    type: { const: 'function' },
    function: closed({ name: text, description: text, parameters: map }, 'name', 'parameters')
  },
  'type',
  'function'
)

// docs/advice.md, "Renames and moves": what is left of an object whose other keys went elsewhere may go with them.
for (const [name, schema, value, wanted] of [
  [
    'with the keys out of it',
    flat,
    { type: 'function', function: { name: 'weather', parameters } },
    [
      '`name` is missing: move `function.name` to `name` at the top level',
      '`input_schema` is missing: move `function.parameters` to `input_schema` at the top level if that was meant, else add `input_schema` (object)',
      '`type` is not an accepted key: remove `type` (the arguments also take { description?: string })',
      '`function` is not an accepted key: remove `function`'
    ]
  ],
  [
    'with the keys beside it into another',
    deep,
    { type: 'function', name: 'weather', description: 'x', input_schema: parameters },
    [
      '`name` and `description` are not accepted keys: move `name` and `description` into `function`',
      '`function.parameters` is missing: move `input_schema` to `function.parameters` if that was meant, else add `function.parameters` (object)'
    ]
  ],
  [
    'not where two objects are left',
    flat,
    { type: 'function', function: { name: 'weather', parameters, strict: {} } },
    []
  ],
  [
    'nor where two are missing',
    closed({ name: text, input: map, output: map }, 'name', 'input', 'output'),
    { function: { name: 'weather', parameters } },
    []
  ],
  [
    'nor what is no object',
    flat,
    { function: { name: 'weather', description: 'x', parameters: 'city' } },
    []
  ],
  [
    'nor what does not fit',
    closed(
      { name: text, description: text, size: closed({ width: integer }, 'width') },
      'name',
      'size'
    ),
    { function: { name: 'x', description: 'y', parameters } },
    []
  ]
] as const) {
  test(`an object that is left goes ${name}`, () => {
    const said = saidOf(schema, value)
    if (wanted.length > 0) assert.equal(said, wanted)
    else
      assert.not.ok(
        said.some((line) => line.includes('if that was meant')),
        said.join('\n')
      )
  })
}

// `{ "type": "paragraph" }` says which object is meant, and is no type of what that holds.
const rich = { type: 'array', items: closed({ type: { const: 'text' }, text }, 'text') }
const block = {
  anyOf: ['paragraph', 'quote', 'callout'].map((key) =>
    closed({ [key]: closed({ rich_text: rich }, 'rich_text') }, key)
  )
}

test('a text that is called as the object it would come into has to go', () =>
  assert.equal(
    saidOf(closed({ block }), { block: { type: 'paragraph', text: 'x' } }).map((line) =>
      line.replace(/ \(taken as.*\)$/, '')
    ),
    [
      '`block.text` is not an accepted key: move `block.text` to `block.paragraph.rich_text[0].text`',
      '`block.type` is not an accepted key: remove `block.type`'
    ]
  ))

test('where it has room for such a text it may be one', () => {
  const click = closed({ click: closed({ index: integer, type: text }, 'index', 'type') }, 'click')
  assert.ok(
    saidOf(click, { type: 'click', index: 3 }).some((line) => line.includes('into `click`')),
    saidOf(click, { type: 'click', index: 3 }).join('\n')
  )
})

test.run()
