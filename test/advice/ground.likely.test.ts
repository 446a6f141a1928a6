import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { extra, missing, noTag, one, said, union, value } from './branches.js'
import { told } from './told.js'

const test = suite('advice/ground.likely')

const oneOf = (place: string, ...of: ReadonlyArray<string>): string =>
  `choice ${place} one_of values=${JSON.stringify(of)}`
const tags = (place: string, ...of: ReadonlyArray<string>): string =>
  `missing ${place} one_of values=${JSON.stringify(of)}`
const whole = 'alternative /a one_branch'

// Without a schema: what the branches of a union say tells which of them was meant, as far as it can.
for (const [name, issue, wanted] of [
  // The tag.
  [
    'a tag that no branch has',
    union('a', [value('a.k', 'x')], [value('a.k', 'y')]),
    [oneOf('/a/k', 'x', 'y')]
  ],
  [
    'a tag beside other faults',
    union('a', [missing('a.z'), value('a.k', 'x')], [value('a.k', 'y')]),
    [oneOf('/a/k', 'x', 'y')]
  ],
  [
    'a tag that is not there',
    union('a', [noTag('a.k', 'x')], [noTag('a.k', 'y')]),
    [tags('/a/k', 'x', 'y')]
  ],
  [
    'a tag of the whole call',
    union('', [value('k', 'x')], [value('k', 'y')]),
    [oneOf('/k', 'x', 'y')]
  ],
  ['the tag of one alone', union('a', [value('a.k', 'x')], [missing('a.z')]), ['missing /a/z -']],
  ['the same, the last', union('a', [missing('a.z')], [value('a.k', 'x')]), ['missing /a/z -']],
  ['a tag of one branch', union('a', [value('a.k', 'x')]), [oneOf('/a/k', 'x'), whole]],
  [
    'two tags',
    union('a', [value('a.k', 'x')], [value('a.m', 'y')]),
    [oneOf('/a/k', 'x'), oneOf('/a/m', 'y'), whole]
  ],
  [
    'a tag there and not',
    union('a', [noTag('a.k', 'x')], [value('a.k', 'y')]),
    [oneOf('/a/k', 'y')]
  ],
  [
    'a value deeper down',
    union('a', [value('a.b.k', 'x')], [missing('a.z')]),
    [oneOf('/a/b/k', 'x')]
  ],
  [
    'a value of an author',
    union('a', [said(value('a.k', 'x'))], [said(value('a.k', 'y'))]),
    ['choice /a/k said text="no"', whole]
  ],
  [
    'a range is no tag',
    union('a', [one('range', 'a.k', { allowedValue: 1 })], [missing('a.z')]),
    ['range /a/k -']
  ],
  // The fewest keys too many or too few.
  [
    'the one that lacks least',
    union('a', [missing('a.x'), missing('a.y')], [missing('a.z')]),
    ['missing /a/z -']
  ],
  [
    'the one with least to spare',
    union('a', [extra('a.x'), extra('a.y')], [extra('a.z')]),
    ['unexpected /a/z -']
  ],
  ['one that lacks none', union('a', [missing('a.x')], [one('size', 'a.y')]), ['size /a/y -']],
  [
    'keys deeper down',
    union('a', [missing('a.b.x'), missing('a.b.y')], [missing('a.z')]),
    ['missing /a/b/x -', 'missing /a/b/y -']
  ],
  ['as many', union('a', [missing('a.x')], [missing('a.z')]), [`${whole} names=["{ x }","{ z }"]`]],
  [
    'as many, and the same',
    union('a', [missing('a.x')], [missing('a.x')]),
    ['missing /a/x -', whole]
  ],
  ['one that came further', union('a', [missing('a.x')], [missing('a.b.z')]), ['missing /a/b/z -']],
  ['one branch alone', union('a', [missing('a.x')]), ['missing /a/x -', whole]],
  ['one without a fault', union('a', [], [missing('a.x')]), [whole]],
  ['no branch', union('a'), [whole]]
] as const) {
  test(`without a schema, of a union with branches: ${name}`, () => {
    assert.equal(told([issue]), wanted)
  })
}

test.run()
