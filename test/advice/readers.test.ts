import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, integer, open, text } from './lines.js'

// What three language models, given errors and no schema, took the wrong way.
const test = suite('advice/readers')

const list = (items: object): object => ({ type: 'array', items })
const params = closed({ site: text, name: text }, 'site')

/** An operation with what it needs, as tools with many of them have it. */
const operations = {
  anyOf: [
    closed({ operation: { const: 'rename' }, params }, 'operation'),
    closed({ operation: { const: 'forms' }, params: closed({ site: text }) }, 'operation')
  ]
}
const called = closed({ call: operations }, 'call')

for (const [name, schema, value, wanted] of [
  [
    'a union in a wrapper that no branch knows',
    called,
    { call: { value: { operation: 'forms', params: {} } } },
    ['/call/value unexpected: unwrap value']
  ],
  [
    'a union in its own name',
    called,
    { call: { call: { operation: 'forms' } } },
    ['/call/call unexpected: unwrap call']
  ],
  [
    'not where it holds what no branch knows',
    called,
    { call: { value: { operation: 'forms', z: 1 } } },
    ['/call/operation missing: add']
  ],
  [
    'a path of several steps makes the objects between',
    closed({ a: closed({ b: closed({ c: text, d: text }, 'c') }, 'b') }, 'a'),
    { 'a.b.c': 'x' },
    ['/a.b.c unexpected: /a.b.c > /a/b/c']
  ],
  [
    'and what they lack besides is told',
    closed({ a: closed({ b: closed({ c: text, d: text }, 'c', 'd'), e: text }, 'b', 'e') }, 'a'),
    { 'a.b.c': 'x' },
    ['/a.b.c unexpected: /a.b.c > /a/b/c', '/a/b/d missing: add', '/a/e missing: add']
  ],
  [
    'several keys make an object that requires them all',
    closed({ color: closed({ text, background: text }, 'text', 'background') }),
    { text: 'x', background: 'y' },
    [
      '/text unexpected: /text > /color/text',
      '/background unexpected: /background > /color/background'
    ]
  ],
  [
    'one of them alone may not have been meant',
    closed({ color: closed({ text, background: text }, 'text', 'background') }),
    { text: 'x' },
    ['/text unexpected: /text > /color/text?']
  ],
  [
    'two of which one does not fit do, and what is wrong is said there',
    closed({ guest: closed({ name: text, id: integer }, 'name', 'id') }),
    { name: 'bob', id: 'zz' },
    [
      '/name unexpected: /name > /guest/name',
      '/id unexpected: /id > /guest/id',
      '/guest/id type: send integer'
    ]
  ],
  [
    'those that two objects ask for do not, nor surely what stands beside them',
    closed({
      a: closed({ x: text, y: text }, 'x', 'y'),
      b: closed({ y: text, z: text }, 'y', 'z')
    }),
    { x: '1', y: '2', z: '3' },
    ['/x unexpected: /x > /a/x?', '/z unexpected: /z > /b/z?', '/y unexpected: remove']
  ],
  [
    'nothing is moved to where another key brings it along',
    closed({ description: closed({ phone: list(text) }, 'phone') }),
    { descriptioz: { phone: ['a'] }, phone: [] },
    ['/descriptioz unexpected: /descriptioz > /description', '/phone unexpected: remove']
  ],
  [
    'arguments of a command line are not the value of one key',
    closed({ commits: list(text) }, 'commits'),
    { args: ['-m', '1'] },
    ['/commits missing: add', '/args unexpected: remove']
  ],
  [
    'nor are they under its other names',
    closed({ commits: list(text) }, 'commits'),
    { argv: ['-m', '1'] },
    ['/commits missing: add', '/argv unexpected: remove']
  ],
  [
    'one argument may be',
    closed({ commit: text }, 'commit'),
    { arguments: 'a1b2' },
    ['/commit missing: /arguments > /commit?']
  ],
  [
    'objects under names of their own are no single item',
    closed({ rows: list({ type: 'object' }) }),
    { rows: { a: { n: 1 }, b: { n: 2 } } },
    ['/rows type: send array']
  ],
  [
    'one object is one',
    closed({ rows: list({ type: 'object' }) }),
    { rows: { a: { n: 1 } } },
    ['/rows type: wrap']
  ],
  [
    'an object of objects is one, where the item knows them',
    closed({ rows: list(closed({ a: open({}), b: open({}) })) }),
    { rows: { a: { n: 1 }, b: { n: 2 } } },
    ['/rows type: wrap']
  ],
  [
    'keys that have to go are one, whatever they hold',
    closed({ rows: list(closed({ id: integer })) }),
    { rows: [{ z: 1 }, { z: 'x' }, { z: null }] },
    ['/rows/0/z unexpected: remove']
  ],
  [
    'bars part a list whose parts have commas',
    closed({ places: list(text) }),
    { places: 'Alexanderplatz, Berlin|Zoo, Berlin' },
    ['/places type: split |']
  ],
  [
    'not where only some parts have them',
    closed({ types: list(text) }),
    { types: 'text/html;q=0.9, application/json;q=0.8' },
    ['/types type: split']
  ],
  [
    'nor where there are none',
    closed({ patterns: list(text) }),
    { patterns: '(foo|bar)' },
    ['/patterns type: wrap']
  ],
  [
    'semicolons do',
    closed({ places: list(text) }),
    { places: 'Alexanderplatz, Berlin; Zoo, Berlin' },
    ['/places type: split ;']
  ],
  ['and commas', closed({ places: list(text) }), { places: 'a, b' }, ['/places type: split']],
  [
    'a number is no date in quotes',
    closed({ since: { ...text, description: 'RFC3339 timestamp' } }),
    { since: 1_739_174_400 },
    ['/since type: send string']
  ],
  [
    'but where its author takes that of a clock as well',
    closed({ since: { ...text, description: 'RFC3339 or Unix timestamp' } }),
    { since: 1_739_174_400 },
    ['/since type: put "1739174400"']
  ],
  [
    'in any order',
    closed({ since: { ...text, description: 'Epoch seconds or ISO 8601' } }),
    { since: 1_739_174_400 },
    ['/since type: put "1739174400"']
  ],
  [
    'not where that is only named',
    closed({ since: { ...text, description: 'ISO 8601, no Unix timestamp' } }),
    { since: 1_739_174_400 },
    ['/since type: send string']
  ],
  [
    'but another text',
    closed({ since: { ...text, description: 'The first version' } }),
    { since: 17 },
    ['/since type: put "17"']
  ],
  [
    'a number below the least stands for none',
    closed({ from: { ...integer, minimum: 1 } }),
    { from: 0 },
    ['/from range: remove']
  ],
  [
    'minus one as well',
    closed({ from: { ...integer, exclusiveMinimum: 0 } }),
    { from: -1 },
    ['/from range: remove']
  ],
  [
    'not where it is required',
    closed({ from: { ...integer, minimum: 1 } }, 'from'),
    { from: 0 },
    ['/from range: meet']
  ],
  ['not another number', closed({ from: { minimum: 1 } }), { from: -2 }, ['/from range: meet']],
  ['not above the most', closed({ from: { maximum: -5 } }), { from: 0 }, ['/from range: meet']],
  [
    'a word for none is left out where a pattern is asked for',
    closed({ code: { ...text, pattern: '^[A-Z]{3}$' } }),
    { code: 'N/A' },
    ['/code pattern: remove']
  ]
] as const) {
  test(name, () => {
    assert.equal([...linesOf(schema, value)].sort(), [...wanted].sort())
  })
}

test('an operation that is missing is told by what the others refuse', () => {
  const wanted = (value: unknown): unknown => adviceOf(called, { call: value })[0]?.expected
  const one = { id: 'one_of', values: ['rename'] }
  assert.equal(wanted({ params: { site: 'x', name: 'y' } }), one)
  const both = { id: 'one_of', values: ['rename', 'forms'] }
  assert.equal(wanted({ params: { site: 'x' } }), both)
  assert.equal(wanted({ params: { z: 'x' } }), both)
  assert.equal(wanted({}), both)
})

test.run()
