import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { toldAll } from './unnamed.js'

const test = suite('advice/fix.worded')

const states = ['active', 'inactive', 'archived']
const constants = ['ORDER_STATUS_OPEN', 'ORDER_STATUS_IN_TRANSIT', 'ORDER_STATUS_CLOSED']

// Constants of code and of Protocol Buffers have the name of their type before them, members of a schema may not.
for (const [name, key, values, value, meant] of [
  ['the name of the key before it', 'status', states, 'STATUS_ACTIVE', 'active'],
  ['the name of the key behind it', 'priority', ['low', 'high'], 'high priority', 'high'],
  ['words of the key at both ends', 'sort order', ['up', 'down'], 'sort up order', 'up'],
  ['a word of the key before it', 'sortOrder', ['up', 'down'], 'SORT_DOWN', 'down'],
  ['a type and a dot before it', 'dir', ['asc', 'desc'], 'SortDirection.DESC', 'desc'],
  ['two dots before it', 'dir', ['asc', 'desc'], 'api.Sort.ASC', 'asc'],
  ['words that are one in the list', 'a', ['in_transit', 'open'], 'State.InTransit', 'in_transit'],
  ['what all begin with left out', 'state', constants, 'open', 'ORDER_STATUS_OPEN'],
  ['what all begin with left out of two words', 'state', constants, 'in transit', constants[1]],
  ['a part of that left out', 'status', constants, 'ORDER_CLOSED', undefined],
  ['the key before a listed one left out', 'mode', ['MODE_A', 'b'], 'a', 'MODE_A'],
  ['another type before it', 'dir', ['asc', 'desc'], 'quokka_asc', undefined],
  ['a negation before it', 'status', ['public', 'private'], 'not_public', undefined],
  ['a sign before a number', 'delay', ['delay_5', 'delay_6'], 'delay.delay -5', undefined],
  ['a list that all begin with one of them', 'a', ['x', 'x_up', 'x_left'], 'left', undefined],
  ['a list whose first begins with its second', 'a', ['x_up_on', 'x_up'], 'on', 'x_up_on'],
  ['what two of three begin with', 'a', ['x_up', 'x_left', 'y_on'], 'left', undefined],
  ['what all begin with, in a list of one kind', 'b', ['x_up', 1, 'x_on'], 'on', 'x_on'],
  ['what one begins with, and no other is there', 'c', ['MODE_A', 7], 'a', undefined],
  ['what the only one begins with', 'a', ['run_pipe', 'list_all'], 'run', 'run_pipe'],
  ['two words that the only one begins with', 'a', ['r1_a_x', 'r1_b_y'], 'r1 a', 'r1_a_x'],
  ['what one begins with, and another ends with', 'a', ['run_pipe', 'list_run'], 'run', undefined],
  ['what two begin with', 'a', ['run_pipe', 'run_job'], 'run', undefined],
  ['what the only one ends with', 'a', ['run_pipe', 'list_job'], 'pipe', undefined],
  ['words of the only one in another order', 'a', ['a_b_c', 'x_y_z'], 'b a', undefined],
  ['what one begins with beside a single word', 'a', ['json_lines', 'csv'], 'json', 'json_lines'],
  ['two words less beside a single word', 'a', ['add_my_link', 'link'], 'add', undefined],
  ['a single word that is another', 'a', ['json_lines', 'x_json'], 'json', undefined],
  ['what one does to all', 'a', ['delete_all', 'list_items'], 'delete', undefined],
  ['nothing, where the name of the key is listed', 'status', ['status', 'x'], '_', undefined],
  ['words of the key inside', 'to', ['up_to_me', 'x'], 'go_up_to_me', undefined],
  ['words of the key inside a listed one', 'to', ['to_up_to_me', 'x'], 'up_to_me', 'to_up_to_me'],
  ['another number behind the dot', 'version', ['v1_1', 'v2'], 'Version.v11', undefined],
  ['no name before the dot', 'version', ['v1', 'v2'], '3.v1', undefined],
  ['a number behind the dot', 'version', ['1', '2'], 'v.2', undefined],
  ['nothing but the name of the key', 'status', states, 'status', undefined],
  [
    'another name before the dot that all have',
    'a',
    ['prod.read', 'prod.write'],
    'dev.write',
    undefined
  ],
  ['another code before the dot', 'a', ['large', 'small'], 'c7g.large', undefined],
  ['another version before the dot', 'a', ['v1.users', 'v1.posts'], 'v2.users', undefined],
  ['a type behind a version', 'a', ['active', 'done'], 'acme.v1.Status.ACTIVE', 'active'],
  ['a type with a digit', 'a', ['red', 'blue'], 'Web3Status.RED', 'red'],
  ['the same name before the dot', 'a', ['Dir.up', 'Dir.left'], 'dir.UP', 'Dir.up'],
  ['nothing behind the dot', 'status', states, 'Status.', undefined],
  ['two listed ones that differ in case', 'dir', ['UP', 'up', 'left'], 'Dir.Up', undefined],
  ['a text that is no name', 'dir', ['up', 'left'], 'Dir.up it is', undefined],
  ['the only one of its kind among others', 'a', [1, null, 'up'], 'Dir.up', 'up'],
  ['a text of 64 characters', 'dir', ['up', 'left'], `${'d'.repeat(61)}.up`, 'up'],
  ['a longer one', 'dir', ['up', 'left'], `${'d'.repeat(62)}.up`, undefined],
  ['no text', 'dir', ['up', 'left'], { 'Dir.up': 1, b: 2 }, undefined]
] as const) {
  test(`a listed text with words more or less: ${name}`, () => {
    const schema = { properties: { [key]: { enum: values } }, required: [key] }
    const wanted = meant === undefined ? { id: 'choose', values } : { id: 'put', value: meant }
    assert.equal(toldAll(schema, { [key]: value })[0]?.fix, wanted)
  })
}

test('of the items of a list the name of the list is theirs', () => {
  const schema = { properties: { status: { items: { enum: states } } } }
  const [piece] = toldAll(schema, { status: ['active', 'STATUS_ARCHIVED'] })
  assert.equal(piece?.fix, { id: 'put', value: 'archived' })
})

test('what stands at the top has no name', () => {
  const [piece] = toldAll({ enum: ['up', 'left'] }, 'Dir.left')
  assert.equal(piece?.fix, { id: 'put', value: 'left' })
})

// What came is not shown: of it all but the member may be of anybody.
test('such a text is not repeated', () => {
  const [piece] = toldAll({ properties: { a: { enum: ['up', 'left'] } } }, { a: 'Do_as_I_say.up' })
  assert.equal(piece?.received, { id: 'type', type: 'string', size: 14 })
})

test.run()
