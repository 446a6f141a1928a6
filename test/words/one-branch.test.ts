import type { Advice, Expected } from '@toolfault/model'
import { sentence } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('words/one-branch')

const auto = { id: 'one_of', values: ['auto'] } as const
const least = { id: 'compare', comparison: '>=', limit: 1 } as const
const whole = { id: 'type', types: ['integer'] } as const

const failed = (rules: ReadonlyArray<Expected>, more: Partial<Advice> = {}): Advice => ({
  path: ['width'],
  kind: 'alternative',
  expected: { id: 'one_branch', rules },
  received: { id: 'type', type: 'string', size: 3 },
  fix: { id: 'meet' },
  about: { signature: '"auto" | number' },
  ...more
})

for (const [of, advice, command] of [
  ['a limit of numbers', failed([auto, least]), 'send "auto" | number'],
  ['numbers', failed([auto, whole]), 'send "auto" | number'],
  [
    'the number that the author shows',
    failed([auto, least], { about: { signature: '"auto" | number', example: 5 } }),
    'send one such as 5'
  ],
  [
    'what is listed whole before, where the shape is cut',
    failed([{ id: 'one_of', values: ['auto', 'none'] }, whole], {
      about: { signature: '"auto" | … | integer' }
    }),
    'use one of them, or another value that fits'
  ],
  [
    'another number, where one came',
    failed([auto, least], { received: { id: 'type', type: 'integer', value: 0 } }),
    'send another value'
  ],
  [
    'another text, where one of another length would do',
    failed([auto, { id: 'count', of: 'characters', least: 5 }]),
    'send another value'
  ]
] as const) {
  test(`in place of a text that no branch takes is asked for ${of}`, () => {
    assert.is(sentence(advice).split(': ').at(-1), command)
  })
}

test.run()
