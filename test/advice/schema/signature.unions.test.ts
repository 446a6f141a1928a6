import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { closed, integer, text } from '../lines.js'
import { saidOf } from '../said.js'

const test = suite('advice/schema/signature.unions')

const bool = { type: 'boolean' }
const list = (items: object): object => ({ type: 'array', items })
const rich = list(
  closed({ type: { const: 'text' }, text: closed({ content: text }, 'content') }, 'text')
)
/** What a property of a page may hold, each under its own key. */
const held = [
  ['title', rich],
  ['rich_text', rich],
  ['number', { type: ['number', 'null'] }],
  ['select', closed({ name: text, color: text }, 'name')],
  ['multi_select', list(closed({ name: text }, 'name'))],
  ['date', closed({ start: text, end: { type: ['string', 'null'] } }, 'start')],
  ['checkbox', bool],
  ['url', text]
] as const
const property = { anyOf: held.map(([name, schema]) => closed({ [name]: schema }, name)) }
const page = closed(
  { properties: { type: 'object', additionalProperties: property } },
  'properties'
)

const shape =
  '{ title: { text: { content: string }, type?: "text" }[] }' +
  ' | { rich_text: { text: { content: string }, type?: "text" }[] } | { number: number | null }' +
  ' | { select: { name: string, color?: string } } | { multi_select: { name: string }[] }' +
  ' | { date: { start: string, end?: string | null } } | { checkbox: boolean } | { url: string }'

// docs/advice.md, "The expected shape": each branch is told from the others.
test('a text for one of eight shapes is told each of them', () =>
  assert.equal(saidOf(page, { properties: { Name: 'x' } }), [
    `\`properties.Name\` must be an object, received a string of 1 character: send an object ${shape}`
  ]))

const command = (op: string, ...keys: ReadonlyArray<string>): object =>
  closed(
    {
      op: { const: op },
      ...Object.fromEntries(
        keys.map((key) => [key, list(closed({ [key]: text, of: integer }, key))])
      )
    },
    'op',
    ...keys
  )

test('of a list of such the first one is told whole, as an example', () => {
  const names = [
    'paragraph',
    'quote',
    'callout',
    'to_do',
    'toggle',
    'heading_1',
    'heading_2',
    'heading_3'
  ]
  const anyOf = names.map((type) =>
    closed(
      { type: { const: type }, [type]: closed({ rich_text: rich }, 'rich_text') },
      'type',
      type
    )
  )
  const [said = ''] = saidOf(closed({ children: list({ anyOf }) }, 'children'), {})
  assert.ok(
    said.includes(
      '({ type: "paragraph", paragraph: { rich_text: { text: { content: string }, type?: "text" }[] } } | '
    ),
    said
  )
  assert.ok(said.includes(' | { type: "heading_3", heading_3 })[]'), said)
})

test('branches for which there is no room are told by their keys', () => {
  const names = [
    'insert_rows',
    'delete_rows',
    'merge_cells',
    'sort_range',
    'add_chart',
    'protect',
    'format'
  ]
  const step = { oneOf: names.map((op) => command(op, 'range', 'values')) }
  const [said = ''] = saidOf(closed({ step }), { step: 'sort' })
  const whole = (op: string): string =>
    `{ op: "${op}", range: { range: string, of?: integer }[], values: { values: string, of?: integer }[] }`
  assert.ok(
    said.includes(
      `send an object ${whole('insert_rows')} | ${whole('delete_rows')} | ${whole('merge_cells')} | `
    )
  )
  assert.ok(
    said.endsWith('{ op: "protect", range, values } | { op: "format", range, values }'),
    said
  )
})

test('what is secret of a branch is not told by its keys either', () => {
  const names = Array.from({ length: 8 }, (_, at) => `hidden${at}`)
  const branches = names.map((name) =>
    closed({ password: { const: name }, ['a'.repeat(90)]: text }, 'password', 'a'.repeat(90))
  )
  const [said = ''] = saidOf(closed({ step: { oneOf: branches } }), { step: 'x' })
  assert.ok(said.includes('{ password, aaa'), said)
  assert.not.ok(said.includes('hidden'), said)
})

test('more branches than anybody reads are cut', () => {
  const step = { oneOf: Array.from({ length: 20 }, (_, at) => command(`op${at}`)) }
  const [said = ''] = saidOf(closed({ step }), { step: 'x' })
  assert.ok(said.endsWith('| { op: "op15" } | …'), said)
})

test('a union that lies deep is told by its first branches', () => {
  const schema = closed({ a: closed({ b: closed({ c: property }, 'c') }, 'b') }, 'a')
  const [said = ''] = saidOf(closed({ top: schema }, 'top'), { top: 1 })
  assert.ok(
    said.endsWith(
      '| { number: number | null } | { select: { name: string, color?: string } } | … } } }'
    ),
    said
  )
})

// docs/advice.md, "The expected shape": said of the first that asks for it where not all has room.
test('of several texts for the same long shape it is told of the first', () => {
  const values = { Name: 'x', Due: 'soon', Done: false, Points: 3 }
  const [first, ...others] = saidOf(page, { properties: values })
  assert.ok(first?.endsWith(`send an object ${shape}`), first)
  assert.equal(others, [
    '`properties.Due` must be an object, received a string of 4 characters: send an object',
    '`properties.Done` must be an object, received false: send an object',
    '`properties.Points` must be an object, received 3: send an object'
  ])
})

test('a short shape is told of each', () => {
  const point = closed({ x: integer, y: integer }, 'x', 'y')
  const names = Array.from({ length: 40 }, (_, at) => `corner_number_${at}`)
  const schema = closed(Object.fromEntries(names.map((name) => [name, point])))
  const said = saidOf(schema, Object.fromEntries(names.map((name) => [name, 1])))
  assert.ok(said.length > 8)
  assert.ok(
    said.slice(0, -1).every((line) => line.endsWith('{ x: integer, y: integer }')),
    said.join('\n')
  )
})

test.run()
