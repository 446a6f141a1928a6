import type { Advice, InvalidArguments } from '@toolfault/model'
import { asksForRetry, question } from '@toolfault/words/question'
import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { anyFault, strange } from '../../hostile/generated.js'

const test = suite('words/question/missing')

const lacking = (
  advice: ReadonlyArray<Omit<Advice, 'kind'>>,
  more: Partial<InvalidArguments> = {}
): InvalidArguments => ({
  kind: 'invalid_arguments',
  tool: 'send_email',
  issues: [],
  advice: advice.map((point) => ({ kind: 'missing', ...point })),
  ...more
})

const to: Omit<Advice, 'kind'> = {
  path: ['to'],
  expected: { id: 'format', format: 'email' },
  about: { parameterType: 'email_address' }
}

const body: Omit<Advice, 'kind'> = {
  path: ['body'],
  expected: { id: 'type', types: ['string'] },
  about: { parameterType: 'text' }
}

const send = { asking: { action: 'send an email' } }

// Seed 001, "Missing Parameters": "Question: What [parameter description] should I [action]? Please
// provide [specific requirements]."
test('the question says what the tool does, and what exactly is to be provided', () => {
  assert.is(
    question(lacking([to], send)),
    'Question: Who should I use for `to` so I can send an email? Please provide `to` (a valid email address).'
  )
})

test('several are one question, each with its word and its requirements [A13 A17]', () => {
  const others: ReadonlyArray<Omit<Advice, 'kind'>> = [
    { path: ['copies'], expected: { id: 'type', types: ['integer'] } },
    { path: ['subject'], expected: { id: 'type', types: ['string'] } },
    { path: ['priority'], expected: { id: 'one_of', values: ['low', 'high'] } }
  ]
  assert.is(
    question(lacking([to, body, ...others], send)),
    'Question: Who should I use for `to`, what for `body` and `subject`, how many for `copies`, and which value for `priority`, so I can send an email? ' +
      'Please provide `to` (a valid email address), `body` (string), `copies` (integer), `subject` (string) and `priority` (one of "low" or "high").'
  )
})

test('a tool that nobody named is called nothing', () => {
  assert.is(
    question({ kind: 'invalid_arguments', issues: [{ path: ['a'], kind: 'missing' }] }),
    'Question: What should I use for `a`? Please provide `a`.'
  )
})

test('a short phrase of the description stands in the question', () => {
  const about = { parameterType: 'email_address', description: 'The recipient. May be a list.' }
  assert.match(
    question(lacking([{ ...to, about }])),
    /Who should I use for the recipient \(`to`\) so/
  )
})

test('any other description stands behind the name, up to its first full stop', () => {
  const about = { parameterType: 'text', description: 'Markdown, e.g. `# Hi`. Never HTML.' }
  assert.match(
    question(lacking([{ ...body, about }])),
    /Please provide `body` \(string\): Markdown, e\.g\. '# Hi'\.$/
  )
})

test('what it looks like stands in brackets: signature and example', () => {
  const about = { signature: '{ name: string }', example: { name: 'Ann' } }
  const guest: Omit<Advice, 'kind'> = {
    path: ['guest'],
    expected: { id: 'type', types: ['object'] },
    about
  }
  assert.match(
    question(lacking([guest])),
    /Please provide `guest` \(object \{ name: string \}, such as \{"name":"Ann"\}\)\.$/
  )
})

test('further rules, a cause and a blank have a sentence each', () => {
  const text = question(
    lacking([
      { ...body, received: { id: 'blank' } },
      {
        path: ['n'],
        expected: { id: 'type', types: ['integer'] },
        also: [{ id: 'compare', comparison: '>=', limit: 1 }],
        because: { id: 'present', path: ['card'] }
      }
    ])
  )
  assert.match(text, /`body` is blank/)
  assert.match(text, /`n` \(integer, at least 1\)/)
  assert.match(text, /`n` .*because `card` is present/)
})

test('what is there under another name is to be corrected, not provided', () => {
  const text = question(
    lacking([{ ...to, fix: { id: 'rename', from: ['too'], to: ['to'] } }, body], send)
  )
  assert.match(text, /What should I use for `body`/)
  assert.not.match(text, /provide `to`/)
  assert.match(text, /There seems to be an issue with `to`\. Please correct this: `to`/)
})

test('what is missing many times is said as its sentence says it', () => {
  const text = question(lacking([{ path: ['rows', '0', 'id'], count: 9, last: 8 }]))
  assert.match(text, /There seems to be an issue with .*Please correct this: /)
})

test('an author says what is said of a parameter', () => {
  const asking = {
    '/to': { word: 'which', description: 'the mailbox', parameterType: 'mailbox' },
    '/body': { expectedFormat: 'HTML' }
  } as const
  assert.is(
    question(lacking([to, body], send), { asking }),
    'Question: Which value should I use for the mailbox (`to`), and what for `body`, so I can send an email? ' +
      'Please provide `to` (mailbox) and `body` (string, HTML).'
  )
})

test("an author's own question stands for ours, and is a question once", () => {
  const said =
    'Question: Who should I send this email to? Please provide the recipient email address.'
  const asking = { '/to': { question: said } }
  assert.is(question(lacking([to]), { asking }), said)
  assert.is(
    question(lacking([to, body]), { asking }),
    `${said} What should I use for \`body\` so I can call send_email? Please provide \`body\` (string).`
  )
})

test('an author speaks of all items at once with #', () => {
  const point = { path: ['guests', '3', 'name'] }
  const asking = { '/guests/#/name': { description: 'the guest' } }
  assert.match(question(lacking([point]), { asking }), /for the guest \(`guests\[3\]\.name`\)/)
})

test('an author of a wrong parameter names it and its format', () => {
  const fault: InvalidArguments = {
    kind: 'invalid_arguments',
    issues: [],
    advice: [{ path: ['day'], kind: 'format', expected: { id: 'format', format: 'date' } }]
  }
  assert.is(
    question(fault, {
      asking: { '/day': { description: 'the day', expectedFormat: 'YYYY-MM-DD' } }
    }),
    'Question: There seems to be an issue with the day (`day`). Please correct this: `day` must be a valid date. Please follow the format YYYY-MM-DD.'
  )
  assert.is(
    question(fault, { asking: { '/day': { question: 'Which day?' } } }),
    'Question: Which day?'
  )
})

test('what an author got wrong is passed over', () => {
  const plain = question(lacking([to]))
  for (const said of [null, 7, 'x', [], { word: 'toString' }, { word: 7 }, { description: {} }]) {
    // A border: an author without types.
    const asking = { '/to': said } as never
    assert.is(question(lacking([to]), { asking }), plain)
    assert.is(question(lacking([to]), { asking: said as never }), plain)
  }
})

const evil = 'the\n\u202e`x` '

test('whatever is said of a parameter is one line without marks that hide, and clipped', () => {
  const long = 'a'.repeat(5_000)
  for (const said of [`${evil}${long}`, `${long}${evil}`, evil]) {
    const about = { title: said, description: said, signature: said, example: said }
    const point = { path: ['a'], about: { ...about, parameterType: said } }
    const asking = { '/a': { description: said, parameterType: said, expectedFormat: said } }
    for (const text of [
      question(lacking([point], { asking: { action: said } })),
      question(lacking([point]), { asking }),
      question({ ...lacking([]), advice: [{ path: ['a'], kind: 'type' }] }, { asking })
    ]) {
      assert.not.match(text, /[\n\u202e]/)
      assert.ok(text.length < 1_500, String(text.length))
    }
  }
})

test('a long phrase stays out of the question', () => {
  const about = { description: `The ${'very '.repeat(20)}long one.` }
  assert.match(
    question(lacking([{ path: ['a'], about }])),
    /^Question: What should I use for `a` so/
  )
})

test('nothing from outside adds a line, a fence, a bidi mark or a prefix', () => {
  fc.assert(
    fc.property(anyFault, strange, strange, (fault, one, two) => {
      if (fault.kind !== 'invalid_arguments' || fault.message !== undefined) return
      const path = fault.issues[0]?.path ?? []
      const pointer = path
        .map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
        .join('')
      const about = { title: one, description: two, signature: one, example: two }
      const advice = fault.issues.map(({ kind, path: at }): Advice => ({ path: at, kind, about }))
      const text = question(
        { ...fault, advice, asking: { action: one, required: [two] } },
        { asking: { [pointer]: { description: two, expectedFormat: one } } }
      )
      assert.not.match(text, /[\n\r\u202e\u200b\u2028]/)
      assert.match(text, /^Question: /)
      assert.ok(asksForRetry(text))
      assert.ok(text.length < 20_000, String(text.length))
    }),
    { numRuns: 500 }
  )
})

test.run()
