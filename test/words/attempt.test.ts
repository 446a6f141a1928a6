import {
  attempted,
  executionFailed,
  type Fault,
  type Issue,
  internal,
  invalidArguments,
  type Progress,
  unavailable,
  unknownTool
} from '@toolfault/model'
import * as attempts from '@toolfault/words/attempt'
import { digest } from '@toolfault/words/digest'
import { en } from '@toolfault/words/en'
import { line } from '@toolfault/words/escape'
import type { Saying } from '@toolfault/words/sentence'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { hostileKeys, needles } from '../hostile/texts.js'
import { missing } from './missing.js'

const test = suite('words/attempt')

const told = (progress: Partial<Progress>, ...names: ReadonlyArray<string>): Fault => ({
  ...missing(...(names.length > 0 ? names : ['city'])),
  attempt: { count: 1, fixed: [], still: [], fresh: [], ...progress }
})

const sentences: ReadonlyArray<readonly [Partial<Progress>, string]> = [
  [{}, ''],
  [{ fixed: ['missing /city'] }, 'Since the last attempt: fixed `city`.'],
  [
    { fixed: ['missing /city'], still: ['type /rows/#/id'], fresh: ['missing /nights'] },
    'Since the last attempt: fixed `city`; still wrong `rows[…].id`; newly wrong `nights`.'
  ],
  [
    { fixed: ['missing /city'], fresh: ['type /city'] },
    'Since the last attempt: wrong in another way `city`.'
  ],
  [
    { fixed: ['missing /city'], still: ['type /city'] },
    'Since the last attempt: still wrong `city`.'
  ],
  [
    { still: ['type /city'], fresh: ['pattern /city'] },
    'Since the last attempt: still wrong `city`.'
  ],
  [{ still: ['size '] }, 'Since the last attempt: the arguments as a whole are still wrong.'],
  [{ fresh: ['alternative '] }, 'Since the last attempt: the arguments as a whole are now wrong.'],
  [
    { fixed: ['size '], fresh: ['alternative '] },
    'Since the last attempt: the arguments as a whole are wrong in another way.'
  ],
  [
    { count: 2, still: ['alternative '] },
    'The last attempt failed in the same way: the arguments as a whole are still wrong.'
  ],
  // What branch of a union was meant is known now: that its rule is gone mends no place.
  [
    { fixed: ['alternative '], fresh: ['missing /city'] },
    'Since the last attempt: newly wrong `city`.'
  ],
  [{ fixed: ['alternative '] }, ''],
  [{ fixed: ['unknown_tool', 'unavailable /api is down'], fresh: [] }, ''],
  [
    { fixed: ['missing /a/b', 'missing /a~1b', 'missing /#/#/c'] },
    'Since the last attempt: fixed `a.b`, `["a/b"]` and `[…][…].c`.'
  ],
  [
    { fixed: ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => `missing /${key}`) },
    'Since the last attempt: fixed `a`, `b`, `c`, `d` and 2 more.'
  ],
  [{ count: 2 }, 'The last attempt failed in the same way.'],
  [
    { count: 2, still: ['missing /city', 'missing /nights'] },
    'The last attempt failed in the same way: still wrong `city` and `nights`.'
  ],
  [
    { count: 3, still: ['missing /city'] },
    'This call has failed 3 times in the same way: stop calling it and ask the user about `city`.'
  ],
  [
    { count: 7, still: [] },
    'This call has failed 7 times in the same way: stop calling it and ask the user.'
  ]
]

for (const [progress, wanted] of sentences) {
  test(JSON.stringify(wanted), () => assert.is(attempts.progress(told(progress)), wanted))
}

test('a fault without an attempt has nothing to say', () => {
  assert.is(attempts.progress(missing('city')), '')
  assert.is(attempts.retell(missing('city'), 'text'), 'text')
})

test('who only has to wait is not told to stop, and who can do nothing is not told of progress', () => {
  const third = { count: 3, fixed: [], still: [], fresh: [] }
  assert.is(attempts.progress({ ...unavailable(), attempt: third }), '')
  assert.is(attempts.progress({ ...internal(), attempt: { ...third, count: 2 } }), '')
  assert.match(attempts.progress({ ...internal(), attempt: third }), 'stop calling it')
})

test('no needle of the detector stands in our own words [A18]', () => {
  const said = [1, 2, 3].map((count) =>
    attempts.progress(
      told({ count, fixed: ['type /a'], still: ['type /b'], fresh: ['type /a', 'type /c'] })
    )
  )
  for (const text of said) {
    assert.is.not(text, '')
    assert.equal(
      needles.filter((needle) => text.toLowerCase().includes(needle)),
      []
    )
  }
})

test('a sentence is bounded, one line, and holds nothing unseen, whatever the keys', () => {
  const long = Array.from({ length: 5_000 }, (_, at) => `missing /${'k'.repeat(5_000)}${at}`)
  const marks = [...hostileKeys.map((key) => `type /${key}/#/${key}`), ...long]
  for (const count of [1, 2, 3]) {
    const text = attempts.progress(told({ count, fixed: marks, still: marks, fresh: long }))
    assert.ok(text.length < 1_200, String(text.length))
    assert.is(line(text), text)
    assert.is((text.match(/`/g)?.length ?? 0) % 2, 0)
  }
})

const headline = 'Invalid arguments for tool book'

for (const [name, fault, wanted] of [
  [
    'behind the list, not between it and its headline',
    told({ fixed: ['missing /a'], still: ['missing /city'] }, 'city', 'nights'),
    `${headline}:\n- \`city\` is missing\n- \`nights\` is missing\nSince the last attempt: fixed \`a\`; still wrong \`city\`.`
  ],
  [
    'behind the only line',
    told({ count: 2, still: ['missing /city'] }),
    `${headline}: \`city\` is missing.\nThe last attempt failed in the same way: still wrong \`city\`.`
  ],
  [
    'behind the list below a headline of several lines that another party wrote',
    { ...told({ count: 2 }), message: 'No.\nNot so.' },
    'No.\nNot so.\n- `city` is missing\nThe last attempt failed in the same way.'
  ],
  [
    'before the guidance',
    { ...told({ count: 2 }), guidance: 'Use ISO names.' },
    `${headline}: \`city\` is missing.\nThe last attempt failed in the same way.\nUse ISO names.`
  ],
  [
    'first of all when it is time to stop',
    told({ count: 3, still: ['missing /city'] }),
    `This call has failed 3 times in the same way: stop calling it and ask the user about \`city\`.\n${headline}: \`city\` is missing.`
  ],
  [
    'behind a sentence that a protocol fixes',
    {
      ...unknownTool('bok', 'book'),
      attempt: { count: 3, fixed: [], still: ['unknown_tool'], fresh: [] }
    },
    'Unknown tool: bok. Did you mean `book`?\nThis call has failed 3 times in the same way: stop calling it and ask the user.'
  ],
  [
    'without the offer to repeat the call',
    {
      ...executionFailed({ canRetry: true, message: 'Disk full' }),
      attempt: { count: 3, fixed: [], still: [], fresh: [] }
    },
    'This call has failed 3 times in the same way: stop calling it and ask the user.\nDisk full'
  ]
] as ReadonlyArray<readonly [string, Fault, string]>) {
  test(`the digest says it ${name}`, () => {
    assert.is(digest(fault, { attempts }), wanted)
    assert.is(attempts.retell(fault, wanted), wanted)
  })
}

test('a digest without the words says nothing of attempts', () => {
  assert.not.match(digest(told({ count: 2 })), 'attempt')
})

test('another pack says it in its own words', () => {
  const pack = { ...en, attempts: { ...en.attempts, stop: () => 'Halt.' } }
  assert.is(attempts.progress(told({ count: 3 }), pack), 'Halt.')
  assert.ok(digest(told({ count: 3 }), { attempts, pack }).startsWith('Halt.\n'))
})

for (const [from, times, to] of [
  ['brief', 1, 'brief'],
  ['brief', 2, 'normal'],
  ['brief', 3, 'full'],
  ['brief', 9, 'full'],
  [undefined, 1, undefined],
  [undefined, 2, 'full'],
  ['normal', 2, 'full'],
  ['full', 2, 'full']
] as const) {
  test(`failure ${times} raises ${from ?? 'the default'} to ${to ?? 'nothing'}`, () => {
    const saying: Pick<Saying, 'verbosity'> = from === undefined ? {} : { verbosity: from }
    assert.is(attempts.raise(told({ count: times }), saying).verbosity, to)
  })
}

test('a count that is none raises nothing', () => {
  // A border: data from a wire.
  const odd = { ...missing('a'), attempt: { count: 'many' } } as unknown as Fault
  assert.equal(attempts.raise(odd, { verbosity: 'brief' }), { verbosity: 'brief' })
  assert.is(attempts.progress(odd), '')
})

test('the digest of the second failure says more than that of the first', () => {
  const fault: Fault = {
    ...missing('city'),
    advice: [
      { path: ['city'], kind: 'missing', about: { description: 'Where the guests will stay' } }
    ]
  }
  const first = { marks: ['missing /city'], tool: 'book' }
  const again = attempted(fault, { ...first, count: 1, fingerprint: '' })
  const second = { ...again, attempt: { count: 2, fixed: [], still: [], fresh: [] } }
  assert.not.match(digest(again, { attempts }), 'Where the guests')
  assert.match(digest(second, { attempts }), 'Where the guests')
})

const keys = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('0', '#', '')), {
  maxLength: 4
})
const issues = fc.array(
  fc.record({ path: keys, kind: fc.constantFrom('missing' as const, 'type' as const) }),
  { minLength: 1, maxLength: 6 }
)

test('for any two attempts the sentence is one line, and the same twice', () => {
  fc.assert(
    fc.property(issues, issues, (before, now) => {
      const listed = (found: ReadonlyArray<Issue>): Fault =>
        invalidArguments('t', { issues: found })
      const fault = attempted(listed(now), {
        tool: 't',
        count: 1,
        fingerprint: '',
        marks: before.map(({ kind, path }) => `${kind} /${path.join('/')}`)
      })
      const text = attempts.progress(fault)
      assert.is(text, attempts.progress(fault))
      assert.is(line(text), text)
      const whole = digest(fault, { attempts })
      assert.is(attempts.retell(fault, whole), whole)
    })
  )
})

test.run()
