import type { Advice, Expected, Fix, Path } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { brief, unproven } from './made.js'

const test = suite('advice/repair/places.fixes')

const first = (kind: Advice['kind'], fix: Fix | undefined, expected?: Expected): Advice => ({
  path: ['rows', '0', 'id'],
  kind,
  ...(fix === undefined ? {} : { fix }),
  ...(expected === undefined ? {} : { expected }),
  at: 1,
  count: 2,
  last: 1
})
const put = (at: number, value: unknown): object => ({
  op: 'replace',
  path: `/rows/${at}/id`,
  value
})
const move = (from: string, to: string): object => ({ op: 'move', from, path: to })
const values = ['small', 'big']
const listed: Expected = { id: 'one_of', values }
const whole: Expected = { id: 'type', types: ['integer'] }
const limit: Expected = { id: 'compare', comparison: '<=', limit: 5 }

// What was said of the first value holds for it alone; of each other its own is asked (docs/repair.md).
for (const [name, given, advice, wanted] of [
  [
    'the listed value that each is near to',
    ['smal', 'bgi'],
    first('choice', { id: 'put', value: 'small' }, listed),
    [put(0, 'small'), put(1, 'big')]
  ],
  [
    'the advised one, and what the other is near to',
    ['huge', 'smal'],
    first('choice', { id: 'put', value: 'big' }, listed),
    [put(0, 'big'), put(1, 'small')]
  ],
  [
    'the number of each text',
    ['1', '2'],
    first('type', { id: 'put', value: 1 }, whole),
    [put(0, 1), put(1, 2)]
  ],
  [
    'the number of a text, and the one nearest to a fraction',
    ['1', 2.4],
    first('type', { id: 'put', value: 1 }, whole),
    [put(0, 1), put(1, 2)]
  ],
  [
    'the limit, which is the same for all',
    [9, 12],
    first('range', { id: 'put', value: 5 }, limit),
    [put(0, 5), put(1, 5)]
  ],
  [
    'the limit, where no fix is told',
    [9, 12],
    first('range', undefined, limit),
    [put(0, 5), put(1, 5)]
  ],
  [
    'the limit, though nothing stands in the first',
    [undefined, 12],
    first('range', undefined, limit),
    [put(1, 5)]
  ],
  [
    'the text without spaces, though the first is none',
    [true, ' x '],
    first('format', { id: 'meet' }, { id: 'format', format: 'y' }),
    [put(1, 'x')]
  ],
  [
    'a number, though nothing stands in the first',
    [undefined, '2'],
    first('type', { id: 'send', types: ['integer'] }, whole),
    [put(1, 2)]
  ],
  [
    'the first alone, where nobody says what was expected',
    ['5', '6'],
    first('type', { id: 'put', value: 5 }),
    [put(0, 5)]
  ],
  [
    'what each holds',
    [['small'], ['big']],
    first('choice', { id: 'convert', how: 'unwrap', to: 'string' }, listed),
    [move('/rows/0/id/0', '/rows/0/id'), move('/rows/1/id/0', '/rows/1/id')]
  ],
  [
    'what each holds in its own way',
    ['{"b":1}', [{ b: 2 }]],
    first('type', { id: 'convert', how: 'parse', to: 'object' }, { id: 'type', types: ['object'] }),
    [put(0, { b: 1 }), put(1, { b: 2 })]
  ],
  [
    'nothing of what is to go',
    ['1', '2'],
    first('type', { id: 'remove' }, whole),
    [
      { op: 'remove', path: '/rows/1/id' },
      { op: 'remove', path: '/rows/0/id' }
    ]
  ]
] as const) {
  test(`of many places is put: ${name}`, () => {
    const value = { rows: given.map((id) => (id === undefined ? {} : { id })) }
    const found = brief(unproven({ value }, advice)).flatMap((one) => Object(one).slice(1))
    assert.equal(found, wanted)
  })
}

test('of many places each is renamed by its own index, and what stands elsewhere stays there', () => {
  const value = { rows: [{ Id: 1 }, { Id: 2 }], other: [{ Id: 3 }, { Id: 4 }] }
  const renamed = (from: Path): unknown =>
    brief(unproven({ value }, first('missing', { id: 'rename', from, to: ['rows', '0', 'id'] })))
  assert.equal(renamed(['rows', '0', 'Id']), [
    ['likely', move('/rows/0/Id', '/rows/0/id'), move('/rows/1/Id', '/rows/1/id')]
  ])
  // One value for two places: nobody knows for which.
  assert.equal(renamed(['other', '0', 'Id']), [])
  assert.equal(renamed(['rows', '1', 'Id']), [])
})

test.run()
