import { sentence } from '@toolfault/words/sentence'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { adviceOf } from './advised.js'
import { linesOf } from './judged.js'
import { closed, integer, issueOf, linesFor, text } from './lines.js'

const test = suite('advice/leaked')

const state = { type: 'string', enum: ['open', 'closed', 'all'] }
const end = ['<', '/parameter>'].join('')
const next = ['<', 'parameter name="page">3'].join('')

for (const [name, schema, sent, wanted] of [
  ['a listed value', state, `open${end}`, 'choice: put "open"'],
  ['one that is nearly listed', state, `Opened${end}\n`, 'choice: put "open"'],
  ['one before the next parameter', state, `open${end}\n${next}`, 'choice: put "open"'],
  ['one without an end', state, `open\n${next}`, 'choice: put "open"'],
  ['a number', integer, `3${end}`, 'type: put 3'],
  ['yes or no', { type: 'boolean' }, `true${end}`, 'type: put true'],
  ['a listed number', { enum: [10, 20] }, `20${end}`, 'choice: put 20'],
  // What says nothing, or something else, before it is no such value.
  ['a value that is not listed', state, `stale${end}`, 'choice: choose ["open","closed","all"]'],
  ['markup alone', state, next, 'choice: choose ["open","closed","all"]'],
  ['a sign that begins no markup', integer, '3 < 4', 'type: send integer'],
  ['no number', integer, `three or so${end}`, 'type: send integer']
] as const) {
  test(`markup that leaked behind ${name}`, () => {
    assert.equal(linesOf(closed({ it: schema }), { it: sent }), [`/it ${wanted}`])
  })
}

const day = { type: 'string', format: 'date' }
const issue = { type: 'string', pattern: '^[A-Z]+-[0-9]+$' }
const turn = ['<', '|im_end|>'].join('')

for (const [name, schema, sent, wanted] of [
  ['a day', day, `2026-01-31${end}`, 'format: meet without markup'],
  ['a text of a pattern', issue, `ENG-12${end}\n${next}`, 'pattern: meet without markup'],
  ['one at the end of a turn', issue, `ENG-12${turn}`, 'pattern: meet without markup'],
  // What stands before it would be refused as well, or is no markup.
  ['another day', day, `31 January${end}`, 'format: meet'],
  ['a text of no pattern', issue, `eng-12${end}`, 'pattern: meet'],
  ['a sign', issue, 'ENG-12 < ENG-13', 'pattern: meet']
] as const) {
  test(`markup that leaked behind ${name}`, () => {
    assert.equal(linesOf(closed({ it: schema }), { it: sent }), [`/it ${wanted}`])
  })
}

test('without a validator nobody knows whether what stands before markup is taken', () => {
  const about = { schema: closed({ it: day }), value: { it: `2026-01-31${end}` } }
  assert.equal(linesFor(about, issueOf('format', '/it', { format: 'date' })), ['/it format: meet'])
})

test('what is told of it needs no pattern', () => {
  const [piece] = adviceOf(closed({ it: issue }), { it: `ENG-12${end}` })
  assert.match(
    piece === undefined ? '' : sentence(piece),
    /: send only what stands before the first < in it$/
  )
})

const note = closed(
  { body: text, title: text, reason: text, seen: { type: 'array', items: text } },
  'body',
  'reason'
)
const reason = ['<', 'parameter name="reason">'].join('')

// What is missing was sent, in a text that was not ended as it has to be.
for (const [name, sent, wanted] of [
  ['in the text before it', { body: `Tea.</body>\n${reason}Said so` }, `behind ${reason} in body`],
  [
    'as other models write it',
    { body: 'Tea.\n<parameter=reason>\nSaid so' },
    'behind <parameter=reason> in body'
  ],
  ['of another key', { body: `Tea.\n${next}` }, undefined],
  ['with no more than its name', { body: 'Tea. reason: said so' }, undefined],
  ['in two texts', { body: `Tea.${reason}x`, title: `Tea.${reason}y` }, undefined]
] as const) {
  test(`a missing key that leaked ${name}`, () => {
    const [line] = linesOf(note, sent)
    assert.is(line, `/reason missing: add${wanted === undefined ? '' : ` ${wanted}`}`)
  })
}

// Only a name can be one of the markup.
for (const key of ['the reason', 'reason?', '"reason', '']) {
  test(`nothing leaked under ${JSON.stringify(key)}`, () => {
    const sent = { body: `Tea.${['<', `parameter name="${key}">`].join('')}Said so` }
    const [line] = linesOf(closed({ body: text, [key]: text }, 'body', key), sent)
    assert.is(line, `/${key} missing: add`)
  })
}

test('what to do with it is told, and nothing of the text', () => {
  const said = adviceOf(note, { body: `Tea.${reason}Said so` }).map((piece) => sentence(piece))
  assert.equal(said, [
    '`reason` is missing: set `reason` to what stands behind "<parameter name=\\"reason\\">" in `body`, and end `body` before the markup'
  ])
})

test('a text that may be anything is left alone', () => {
  const schema = closed({ body: text, page: integer }, 'page')
  assert.equal(linesOf(schema, { body: `see ${end}` }), ['/page missing: add'])
})

test('nor is a secret told', () => {
  const schema = closed({ it: { ...state, writeOnly: true } })
  assert.equal(
    linesOf(schema, { it: `open${end}` }).some((line) => line.includes('put')),
    false
  )
})

test.run()
