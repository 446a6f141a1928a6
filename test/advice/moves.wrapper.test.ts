import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, integer, lacks, lineOf, open, refuses, text } from './lines.js'

const test = suite('advice/moves.wrapper')

const trip = closed({ city: text, days: integer }, 'city')
const loose = closed({ city: text, days: integer })
const unwrap = (key: string, at = ''): string => `${at}/${key} unexpected: unwrap ${key}`

const click = closed({ kind: { const: 'click' }, at: text }, 'kind', 'at')
const fill = closed({ kind: { const: 'fill' }, at: text, with: text }, 'kind', 'at', 'with')

// The whole object stands again under one key that it does not know.
for (const [name, schema, value, wanted] of [
  ['all that it needs', trip, { arguments: { city: 'x' } }, [unwrap('arguments')]],
  [
    'several keys that may be those that it needs',
    closed({ topFileid: text, wayFileid: text, stride: integer }, 'topFileid', 'wayFileid'),
    { input: { top: 'top_1', way: 'rec_1' } },
    [
      unwrap('input'),
      '/topFileid missing: /top > /topFileid?',
      '/wayFileid missing: /way > /wayFileid?'
    ]
  ],
  [
    'all that it needs, as text under one of its own keys, whose type is not told then',
    closed({ id: integer, path: text }, 'id', 'path'),
    { id: '{"id":22,"path":"x"}' },
    [unwrap('id')]
  ],
  [
    'all that it needs, beside a key that is near to what it holds',
    trip,
    { arguments: { city: 'x' }, cty: 'y' },
    [unwrap('arguments')]
  ],
  [
    'all that it needs, beside a key that may be meant for another, which is told of each',
    closed({ city: text, faceDirection: text }, 'city'),
    { place: { city: 'x' }, face: 'up' },
    [
      '/city missing: /place/city > /city',
      '/face unexpected: /face > /faceDirection?',
      '/place unexpected: remove'
    ]
  ],
  [
    'all that it needs, beside a key that has to go, which is told as well',
    trip,
    { place: { city: 'x' }, quokka: 'up' },
    [unwrap('place'), '/quokka unexpected: remove']
  ],
  [
    'all that it needs under a word for arguments, beside what belongs to the call',
    trip,
    { arguments: { city: 'x' }, call: 7 },
    [unwrap('arguments')]
  ],
  [
    'all that it needs, beside the name of the tool',
    trip,
    { place: { city: 'x' }, use: 't' },
    [unwrap('place')]
  ],
  [
    'all that it needs, but twice',
    trip,
    { a: { city: 'x' }, b: { city: 'y' } },
    ['/city missing: add', '/a unexpected: remove', '/b unexpected: remove']
  ],
  [
    'a part, where something is missing',
    trip,
    { a: { city: 'x', z: 1 } },
    [unwrap('a'), '/z unexpected: remove']
  ],
  [
    'a key that it may have, and what is missing is told next',
    trip,
    { a: { days: 1 } },
    [unwrap('a'), '/city missing: add']
  ],
  ['only keys that it may have', loose, { a: { city: 'x', days: 1 } }, [unwrap('a')]],
  [
    'others as well, where nothing is missing',
    loose,
    { a: { city: 'x', z: 1 } },
    ['/a unexpected: remove']
  ],
  ['none of its keys', loose, { a: { z: 1 } }, ['/a unexpected: remove']],
  ['nothing', loose, { a: {} }, ['/a unexpected: remove']],
  ['a text', loose, { a: 'city' }, ['/a unexpected: remove']],
  ['a list', loose, { a: [{ city: 'x' }] }, ['/a unexpected: remove']],
  ['all that it needs, as JSON text', trip, { arguments: '{"city":"x"}' }, [unwrap('arguments')]],
  [
    'a part as JSON text, and what is missing is told next',
    trip,
    { a: '{"days":1}' },
    [unwrap('a'), '/city missing: add']
  ],
  ['a text that is no JSON', loose, { a: '{city}' }, ['/a unexpected: remove']],
  [
    'all that it needs, beside the name of a tool',
    trip,
    { tool: 't', arguments: { city: 'x', days: 1 } },
    [unwrap('arguments')]
  ],
  [
    'all that it needs as JSON text, beside the name of a tool',
    trip,
    { tool: 't', arguments: '{"city":"x"}' },
    [unwrap('arguments')]
  ],
  [
    'all that it needs, beside a key that is near to another',
    trip,
    { day: 1, a: { city: 'x' } },
    ['/day unexpected: /day > /days', '/city missing: /a/city > /city', '/a unexpected: remove']
  ],
  [
    'not all that it needs, beside another key',
    closed({ city: text, days: integer }, 'city', 'days'),
    { tool: 'u', a: { city: 'x' } },
    [
      '/city missing: /a/city > /city',
      '/days missing: add',
      '/tool unexpected: remove',
      '/a unexpected: remove'
    ]
  ],
  [
    'not all that it needs, beside the name of the tool that was called',
    closed({ city: text, days: integer }, 'city', 'days'),
    { tool: 't', a: { city: 'x' } },
    [unwrap('a'), '/days missing: add']
  ],
  [
    'all that it needs, beside the name of the tool under a key that it knows',
    closed({ name: text, city: text }, 'name', 'city'),
    { name: 't', args: { name: 'n', city: 'x' } },
    [unwrap('args')]
  ],
  [
    'none of its keys, beside the name of the tool, where another key is known',
    open({ days: integer, of: open({ days: integer }) }, 'days'),
    { call: 't', of: { days: 1 } },
    ['/days missing: add']
  ],
  [
    'all that it needs in an object that takes others, beside what says no more than arguments',
    open({ city: text, days: integer }, 'city'),
    { id: 7, parameters: { city: 'x', days: 1 } },
    [unwrap('parameters')]
  ],
  [
    'all that it needs in an object that takes others, beside a thing',
    open({ city: text, days: integer }, 'city'),
    { id: 7, trip: { city: 'x', days: 1 } },
    ['/city missing: /trip/city > /city', '/days missing: /trip/days > /days']
  ],
  [
    'its keys beside another key',
    loose,
    { a: { city: 'x' }, b: 1 },
    ['/a unexpected: remove', '/b unexpected: remove']
  ],
  [
    'its keys under a key that it knows',
    closed({ city: text, days: closed({ n: integer }) }, 'city'),
    { days: { city: 'x' } },
    ['/city missing: /days/city > /city']
  ],
  [
    'all that it needs, the same key again, which may hold other things',
    closed({ body: open({ page: text }), id: text, note: text }, 'id'),
    { body: { body: { page: 'x' }, id: 'y', note: 'z' } },
    [unwrap('body')]
  ],
  [
    'the same again where that is refused: nothing is to be mended there',
    closed({ body: closed({ page: text }), id: text }, 'id'),
    { body: { body: { page: 7 }, id: 'y' } },
    [unwrap('body'), '/body/page type: put "7"']
  ],
  [
    'the same again, but not all that it needs',
    closed({ body: open({ page: text }), id: text, note: text }, 'id', 'note'),
    { body: { body: { page: 'x' }, id: 'y' } },
    ['/id missing: /body/id > /id', '/note missing: add']
  ],
  [
    'the same again and a key that it does not know',
    closed({ body: open({ page: text }), id: text }, 'id'),
    { body: { body: { page: 'x' }, id: 'y', quokka: 1 } },
    ['/id missing: /body/id > /id']
  ],
  [
    'the same again, which may have itself again',
    closed({ body: open({ body: open({}), id: text }), id: text }, 'id'),
    { body: { body: {}, id: 'y' } },
    ['/id missing: add']
  ],
  [
    'the same again beside another key',
    closed({ body: open({ page: text }), id: text, note: text }, 'id'),
    { note: 'n', body: { body: { page: 'x' }, id: 'y' } },
    ['/id missing: /body/id > /id']
  ],
  [
    'the same again where nothing is missing',
    closed({ body: closed({ page: text }), id: text }),
    { body: { body: { page: 'x' }, id: 'y' } },
    [
      '/body/body/page unexpected: /body/body/page > /body/page',
      '/body/id unexpected: /body/id > /id',
      '/body/body unexpected: remove'
    ]
  ],
  [
    'its keys in an object that takes others',
    open({ city: text }, 'city'),
    { a: { city: 'x' } },
    [unwrap('a')]
  ],
  [
    'its keys one level down',
    closed({ trip }),
    { trip: { a: { city: 'x' } } },
    [unwrap('a', '/trip')]
  ],
  [
    'the keys of a branch, called by its tag, which is still to be added',
    closed({ action: { oneOf: [click, fill] } }),
    { action: { click: { at: 'a' } } },
    [unwrap('click', '/action'), '/action/kind missing: add']
  ],
  [
    'the keys of an object that a tag does not list: what else is missing comes later',
    closed({ action: closed({ kind: { const: 'click' }, at: text }, 'kind', 'at') }),
    { action: { body: { at: 'a', kind: 'click' } } },
    [unwrap('body', '/action')]
  ]
] as const) {
  test(`under the only key ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

const search = closed({ query: text, limit: integer }, 'query')
const note = closed({ title: text, content: open({ text }) }, 'title')

// A word for all arguments may hold them under other names as well.
for (const [name, schema, value, wanted] of [
  [
    'what is missing',
    trip,
    { input: { town: 'x' } },
    [unwrap('input'), '/city missing: /town > /city']
  ],
  [
    'what is missing, and more',
    search,
    { options: { q: 'x', limit: 3 } },
    [unwrap('options'), '/query missing: /q > /query']
  ],
  [
    'one of two that are missing',
    closed({ user_id: text, group_id: text }, 'user_id', 'group_id'),
    { params: { user: 'x' } },
    [unwrap('params'), '/user_id missing: /user > /user_id', '/group_id missing: add']
  ],
  [
    'most of what may be sent, where nothing is missing',
    loose,
    { data: { City: 'x', z: 1 } },
    [unwrap('data'), '/City unexpected: /City > /city', '/z unexpected: remove']
  ],
  [
    'the only value, for the only key that is missing',
    search,
    { arguments: { text: 'x' } },
    [unwrap('arguments'), '/query missing: /text > /query?']
  ],
  [
    'not one value in a group that is no word for all',
    search,
    { options: { verbose: 'x' } },
    ['/query missing: add', '/options unexpected: remove']
  ],
  [
    'not one that would not do',
    search,
    { arguments: { verbose: true } },
    ['/query missing: add', '/arguments unexpected: remove']
  ],
  [
    'not one where two are missing',
    closed({ query: text, index: text }, 'query', 'index'),
    { arguments: { verbose: 'x' } },
    ['/query missing: add', '/index missing: add', '/arguments unexpected: remove']
  ],
  [
    'not another kind of value under that name',
    trip,
    { input: { town: { lat: 1 } } },
    ['/city missing: add', '/input unexpected: remove']
  ],
  [
    'not fewer than half of what was sent',
    loose,
    { data: { City: 'x', y: 1, z: 1 } },
    ['/data unexpected: remove']
  ],
  [
    'beside another key it alone',
    trip,
    { input: { town: 'x' }, days: 3 },
    ['/city missing: /input/town > /city', '/input unexpected: remove']
  ],
  [
    'not under a word that is no such',
    trip,
    { zone: { town: 'x' } },
    ['/city missing: add', '/zone unexpected: remove']
  ],
  [
    'not what may be a known object by another name',
    note,
    { body: { name: 'x' } },
    ['/body unexpected: /body > /content', '/title missing: add']
  ],
  [
    'all that is missing, by names that are short for it',
    open({ trajectory_fileid: text, topology_fileid: text, stride: integer }, 'trajectory_fileid'),
    { input: { topology: 't', trajectory: 'r' } },
    [unwrap('input'), '/trajectory_fileid missing: /trajectory > /trajectory_fileid?']
  ],
  [
    'some of what is missing, by such names',
    closed(
      { trajectory_fileid: text, topology_fileid: text, n: integer },
      'trajectory_fileid',
      'n'
    ),
    { input: { topology: 't', trajectory: 'r' } },
    [
      '/input/topology unexpected: /input/topology > /topology_fileid?',
      '/trajectory_fileid missing: /input/trajectory > /trajectory_fileid?',
      '/n missing: add',
      '/input unexpected: remove'
    ]
  ]
] as const) {
  test(`under other names: ${name}`, () => {
    assert.equal(linesOf(schema, value), wanted)
  })
}

const features = closed(
  { type: { const: 'All' }, features: { type: 'array', items: open({}) } },
  'type',
  'features'
)
for (const [name, value, wanted] of [
  [
    'what is that key as it stands is none',
    { geo: { type: 'All', features: [{}] } },
    ['/features missing: /geo > /features']
  ],
  [
    'what has it in it is one',
    { geo: { features: { type: 'All', features: [{}] } } },
    [unwrap('geo')]
  ]
] as const) {
  test(`around a key that has one of its own name: ${name}`, () => {
    assert.equal(linesOf(closed({ features, near: integer }, 'features'), value), wanted)
  })
}

test('the tag that a wrapper was called by is asked for, though a base class takes any', () => {
  const action = { ...open({ kind: text }), oneOf: [click, fill] }
  const advice = adviceOf(closed({ action }), { action: { click: { at: 'a' } } })
  assert.equal(
    advice.map(({ expected }) => expected),
    [undefined, { id: 'one_of', values: ['click'] }]
  )
})

test('a blank text is not the name of a tool that has none', () => {
  const issues = [lacks('/city'), refuses('/a'), refuses('/note')]
  const about = {
    schema: closed({ city: text, days: integer }, 'city'),
    value: { a: { days: 1 }, note: '' }
  }
  const said = (tool: string): ReadonlyArray<string> =>
    (advise(invalidArguments(tool, { issues }), about).advice ?? []).map(lineOf)
  assert.equal(said(''), said('t'))
})

test('a key that a pattern takes is no wrapper, though all that is missing stands in it', () => {
  const schema = {
    ...closed({ id: integer, name: text }, 'id', 'name'),
    patternProperties: { '^x-': {} }
  }
  assert.equal(linesOf(schema, { 'x-data': { id: 1, name: 'a' } }), [
    '/id missing: /x-data/id > /id?',
    '/name missing: /x-data/name > /name?'
  ])
})

const mail = closed({ subject: text, body: closed({ content: text }) })
const send = closed({ body: closed({ Message: mail, save: text }, 'Message') }, 'body')

// What a missing object holds under the name of the wrapper is that, where it knows more of what stands there.
for (const [name, value, wanted] of [
  [
    'under another case, with a key of both',
    { message: { subject: 's', body: 'x' } },
    ['/body/Message missing: /message > /body/Message', '/body/Message/body type: wrap content']
  ],
  [
    'with the missing key in it, which would do',
    { Message: { subject: 's', body: { content: 'x' } } },
    ['/body/Message missing: /Message > /body/Message']
  ],
  [
    'not where it holds the arguments as they are',
    { message: { body: { Message: { subject: 's' } } } },
    [unwrap('message')]
  ]
] as const) {
  test(`a wrapper is what the missing object holds: ${name}`, () => {
    assert.equal(linesOf(send, value), wanted)
  })
}

test.run()
