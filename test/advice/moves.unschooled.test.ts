import { advise } from '@toolfault/advice/advise'
import { meant } from '@toolfault/advice/meant'
import { applyRepair, repairs } from '@toolfault/advice/repair'
import { invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lacks, linesFor, refuses } from './lines.js'

const test = suite('advice/moves.unschooled')

// Without a schema the issues alone tell keys that are wanted from those that are not (design, "advice").
for (const [name, value, issues, wanted] of [
  [
    'one that is refused is the missing one, written differently',
    { user_id: 'x' },
    [lacks('/userId'), refuses('/user_id')],
    ['/userId missing: /user_id > /userId']
  ],
  [
    'and so in each item of a list',
    { edits: [{ old_text: 'a' }] },
    [lacks('/edits/0/oldText'), refuses('/edits/0/old_text')],
    ['/edits/0/oldText missing: /edits/0/old_text > /edits/0/oldText']
  ],
  [
    'by a slip of the pen',
    { qeury: 'x' },
    [lacks('/query'), refuses('/qeury')],
    ['/query missing: /qeury > /query']
  ],
  [
    'by other words',
    { recipient: 'x' },
    [lacks('/to'), refuses('/recipient')],
    ['/to missing: /recipient > /to']
  ],
  [
    'also where nobody refuses it, if it is the same name',
    { user_id: 'x', limit: 5 },
    [lacks('/userId')],
    ['/userId missing: /user_id > /userId']
  ],
  [
    'not one that is only near, which may be known',
    { startdate: 'x', endDate: 'y', colour: 'z' },
    [lacks('/start_dates'), lacks('/color')],
    ['/color missing: add', '/start_dates missing: add']
  ],
  [
    'not one inside of what may be known',
    { address: { city: 'x' } },
    [lacks('/city')],
    ['/city missing: add']
  ],
  [
    'not one that is neither near nor of the same meaning',
    { foo: 'x' },
    [lacks('/id'), refuses('/foo')],
    ['/id missing: add', '/foo unexpected: remove']
  ],
  [
    'what all that is missing stands in is around it',
    { params: { a: 'x', b: 'y' } },
    [lacks('/a'), lacks('/b'), refuses('/params')],
    ['/params unexpected: unwrap params']
  ]
] as const) {
  test(`a key by its name alone: ${name}`, () => {
    assert.equal(linesFor({ value, meant }, ...issues), wanted)
  })
}

test('without the arguments nothing is moved', () => {
  assert.equal(linesFor({ meant }, lacks('/userId'), refuses('/user_id')), [
    '/userId missing: add',
    '/user_id unexpected: remove'
  ])
})

test('what is renamed without a schema can be done', () => {
  const value = { user_id: 'x', n: 1 }
  const issues = [lacks('/userId'), refuses('/user_id')]
  const fault = advise(invalidArguments('t', { issues }), { value, meant })
  const found = repairs(fault, { value })
  assert.equal(applyRepair(value, found, { least: 'likely' }).value, { userId: 'x', n: 1 })
})

test.run()
