import {
  type Advice,
  authorizationRequired,
  executionFailed,
  type InvalidArguments,
  type Issue,
  internal,
  invalidSchema,
  misconfigured,
  unknownTool
} from '@toolfault/model'
import { asksForRetry, question, startsAsQuestion } from '@toolfault/words/question'
import { sentence } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { missing } from './missing.js'

const test = suite('words/question')

test('a missing parameter is asked for by name [A18]', () => {
  assert.is(
    question(missing('city')),
    'Question: What should I use for `city` so I can call book? Please provide `city`.'
  )
})

test('several missing parameters are asked for at once [A13]', () => {
  assert.is(
    question(missing('title', 'city', 'nights')),
    'Question: What should I use for `title`, `city` and `nights` so I can call book? Please provide `title`, `city` and `nights`.'
  )
})

test('at most eight are named, the others counted', () => {
  const names = Array.from({ length: 11 }, (_, at) => `p${at}`)
  const text = question(missing(...names))
  assert.match(text, /`p7`.* 3 more/)
  assert.not.match(text, 'p8')
})

// Seed 001, "Invalid Data": "There seems to be an issue with [parameter]. Please [corrective action]."
test('a parameter that is wrong has its issue and all that the sentence of it says', () => {
  const advice: ReadonlyArray<Advice> = [
    {
      path: ['to'],
      kind: 'type',
      expected: { id: 'type', types: ['array'] },
      received: { id: 'type', type: 'string', size: 3 },
      fix: { id: 'send', types: ['array'] }
    },
    { path: ['n'], kind: 'range', expected: { id: 'compare', comparison: '>=', limit: 1 } },
    { path: ['r'], kind: 'rule', expected: { id: 'said', text: 'Even only.' } }
  ]
  const text = question({ ...missing('x'), advice })
  for (const point of advice) {
    const name = `\`${point.path[0]}\``
    const said = sentence(point)
    assert.ok(said.includes(name))
    const part = `There seems to be an issue with ${name}. Please correct this: ${said}`
    assert.ok(text.includes(part), text)
  }
  assert.match(text, /^Question: There.*`n` must be at least 1\. There.*Even only\.$/)
})

test('the type of a missing parameter stands beside its name', () => {
  const fault: InvalidArguments = {
    ...missing('to'),
    advice: [{ path: ['to'], kind: 'missing', about: { parameterType: 'email_address' } }]
  }
  assert.match(question(fault), 'Please provide `to` (email_address).')
})

test('what only a user or an operator can mend is a question, too [A18]', () => {
  assert.is(
    question(
      authorizationRequired('tool', [{ id: '1', url: 'https://a.example' }], { service: 'Mail' })
    ),
    'Question: Your Mail needs to be set up. Please open https://a.example to authorize access.'
  )
  assert.is(
    question(misconfigured('mail', ['host', 'key'])),
    'Question: The mail service needs to be configured. Please add `host` and `key` in its settings.'
  )
})

test('an unknown tool is asked about behind its sentence [A18]', () => {
  assert.is(
    question(unknownTool('bok', 'book')),
    'Unknown tool: bok. Did you mean `book`? Which tool should I use instead?'
  )
})

test('a fault outside the categories is said as it is', () => {
  assert.is(question(internal({ message: 'Disk full' })), 'Disk full')
})

test('a prefix that was read is not added again [A8]', () => {
  const fault = { ...missing('a'), message: 'QUESTION: Who?' }
  assert.is(question(fault), 'QUESTION: Who?')
})

// Seed 001, "Automatic Retry Detection".
for (const [text, wanted] of [
  ['Question: who', true],
  ['WHAT is it', true],
  ['Please provide a name', true],
  ['which one', true],
  ['how many', true],
  ['Missing required parameter', true],
  ['Somewhat unusual', true],
  ['Show me', true],
  ['Dismissing request', true],
  ['what', false],
  ['which?', false],
  ['somehow', false],
  ['who and where', false],
  ['please give', false],
  ["must have required property 'city'", false],
  ['must be integer', false],
  ["Invalid parameters: 'to' is required", false],
  ['', false]
] as const) {
  test(`${JSON.stringify(text)} ${wanted ? 'asks' : 'does not ask'} for another try [A7]`, () => {
    assert.is(asksForRetry(text), wanted)
  })
}

test('our own words for what nobody can mend ask for nothing [A18]', () => {
  for (const fault of [internal(), executionFailed(), invalidSchema('bad type')]) {
    assert.is(asksForRetry(question(fault)), false)
  }
})

test('what is no fault is no question', () => {
  // A border: a sloppy caller.
  assert.is(question(null as never), '')
  assert.is(asksForRetry(7 as never), false)
})

test('a fault that names no issue asks about all of them', () => {
  assert.is(
    question({ kind: 'invalid_arguments', issues: [] }),
    'Question: There seems to be an issue with the arguments. Please check them against the schema of the tool.'
  )
})

test('a key that two branches want is asked for once', () => {
  assert.is(
    question(missing('id', 'id')),
    'Question: What should I use for `id` so I can call book? Please provide `id`.'
  )
})

test('what cannot be asked at once is counted', () => {
  const issues = Array.from({ length: 100 }, (_, at): Issue => ({ path: [`k${at}`], kind: 'type' }))
  assert.match(question({ kind: 'invalid_arguments', issues }), /There are 92 more\.$/)
})

test('a parameter of listed values is asked for with them', () => {
  const fault: InvalidArguments = {
    ...missing('class'),
    advice: [
      {
        path: ['class'],
        kind: 'missing',
        expected: { id: 'one_of', values: ['eco', 'biz'] },
        about: { parameterType: 'string' }
      }
    ]
  }
  assert.match(question(fault), /Please provide `class` \(one of "eco" or "biz"\)\.$/)
})

test('a key of a refused name is to be renamed or removed, not its value to be changed', () => {
  const fault: InvalidArguments = {
    ...missing('c'),
    advice: [
      {
        path: ['c'],
        kind: 'unexpected',
        expected: { id: 'one_of', values: ['a', 'b'] },
        fix: { id: 'remove' }
      }
    ]
  }
  assert.match(question(fault), /Please correct this: `c` .*remove `c`\.$/)
})

test('what was said of the whole comes before what it leaves unasked', () => {
  const text = question({ ...missing('a'), message: 'The booking was refused.' })
  assert.is(
    text,
    'Question: The booking was refused. What should I use for `a` so I can call book? Please provide `a`.'
  )
})

test('a text is known as a question by its prefix alone, whatever the case [A8]', () => {
  assert.ok(startsAsQuestion('Question: Who?'))
  assert.ok(startsAsQuestion(' QUESTION:'))
  assert.not.ok(startsAsQuestion('What is your question: this?'))
  // A border: a caller without types may send anything.
  assert.not.ok(startsAsQuestion(undefined as never))
})

test.run()
