import { advise } from '@toolfault/advice/advise'
import { type Issue, invalidArguments } from '@toolfault/model'
import { sentence } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { issueOf } from './lines.js'

const test = suite('advice/unschooled.contains')

const few = issueOf('contains', '/tags', { minContains: 1 })
const isOf = (at: number, type: string): Issue => issueOf('type', `/tags/${at}`, { type })
const isUrgent = (at: number): Issue => issueOf('const', `/tags/${at}`, { allowedValue: 'urgent' })
const toldOf = (...issues: ReadonlyArray<Issue>): ReadonlyArray<string> =>
  (advise(invalidArguments('t', { issues })).advice ?? []).map((piece) => sentence(piece))
const wanted = (what: string): string =>
  `\`tags\` must have at least 1 matching item: add an item that matches${what}`

// Without the schema ajv's errors alone say what was missing, once for each item.
for (const [name, issues, said] of [
  ['a value', [isUrgent(0), isUrgent(1), few], [wanted(' ("urgent")')]],
  ['a type', [isOf(0, 'integer'), few], [wanted(' (integer)')]],
  ['keys', [issueOf('required', '/tags/0/id'), few], [wanted(' ({ id: any })')]],
  ['nothing that is known', [issueOf('minLength', '/tags/0', { limit: 2 }), few], [wanted('')]],
  [
    'beside what is wrong with an item for another reason',
    [isOf(0, 'string'), isOf(1, 'string'), isUrgent(0), isUrgent(1), few],
    [
      '`tags[0]` must be a string: send a string',
      '`tags[1]` must be a string: send a string',
      wanted(' ("urgent")')
    ]
  ],
  [
    'beside what is wrong elsewhere',
    [issueOf('type', '/name', { type: 'string' }), isUrgent(0), few],
    ['`name` must be a string: send a string', wanted(' ("urgent")')]
  ]
] as const) {
  test(`too few items match: ${name}`, () => assert.equal(toldOf(...issues), said))
}

test.run()
