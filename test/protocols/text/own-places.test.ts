import { type Fault, own } from '@toolfault/model'
import { decode } from '@toolfault/protocols/text/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/text/own-places')

const read = (text: string): readonly [Fault, string] => {
  const got = decode(text)
  if (got._tag === 'Left') throw new Error(JSON.stringify(got.left))
  return [got.right.value, got.right.form.confidence]
}

test('an address stands right where a sentence of ours has it, and the sentence ends behind it', () => {
  for (const head of ['Authorization required for mail.', 'The mail service is not configured.']) {
    const urlIn = (said: string): unknown =>
      own(read(`${head} It is set up at ${said}`)[0], 'setupUrl')
    assert.is(urlIn('https://a.example/x.'), 'https://a.example/x')
    assert.is(urlIn('http://a.example/x.'), 'http://a.example/x')
    assert.is(urlIn('HTTPS://a.example/x.'), 'HTTPS://a.example/x')
    for (const odd of [
      'the-seventeen-abc.',
      'see https://a.example/x.',
      'https://a.example/x now',
      'https://a.example/x',
      'ftp://a.example/x.',
      '/settings.'
    ]) {
      const text = `${head} It is set up at ${odd}`
      const [fault, confidence] = read(text)
      assert.is(own(fault, 'setupUrl'), undefined, odd)
      assert.is(own(fault, 'service'), 'mail', odd)
      assert.equal([fault.message, confidence], [text, 'certain'], odd)
    }
  }
})

test('what a sentence of ours lists, and another follows, is listed still', () => {
  const text = 'The pay service is not configured. It needs `A` and `B`. So there.'
  assert.equal(read(text)[0], {
    kind: 'misconfigured',
    service: 'pay',
    requirements: ['A', 'B'],
    message: text
  })
})

test('who is sent to a page is to authorize, whatever stands before it', () => {
  const url = 'https://a.example/x'
  for (const before of ['', 'Sign in first. ', 'The mail service is not configured. ']) {
    const text = `${before}Ask the user to open ${url} and then repeat the call.`
    assert.equal(read(text), [
      { kind: 'authorization_required', of: 'tool', challenges: [{ id: url, url }], message: text },
      'certain'
    ])
  }
})

// Our own sentences would stand behind the end once more, so that it would not be written as it was.
test('an address behind the end of a text that is cut is not read', () => {
  const pad = `${'x'.repeat(15_900)}${' '.repeat(100)}`
  const text = `Authorization required. ${pad}Ask the user to open https://a.example/x and then repeat the call.`
  assert.equal(read(text), [
    { kind: 'authorization_required', of: 'tool', challenges: [], message: text },
    'certain'
  ])
})

test('a point behind the end of a text that is cut is not read', () => {
  const tool = 'x'.repeat(200)
  const pad = `${'y'.repeat(15_600)}${' '.repeat(300)}`
  const text = `Invalid arguments for tool ${tool}:\n- \`a\`: ${pad}\n- \`b\` is missing`
  const [{ message, ...fault }, confidence] = read(text)
  assert.equal([fault, confidence], [{ kind: 'invalid_arguments', tool, issues: [] }, 'certain'])
  assert.ok(message === text)
})

test('what is needed and said in another way than ours stays in the text', () => {
  const text = 'The pay service is not configured. It needs `A` or so.'
  assert.equal(read(text), [
    { kind: 'misconfigured', service: 'pay', requirements: [], message: text },
    'certain'
  ])
})

// The text stays where the issues alone do not say the same.
test('of many lines 64 are read, and the text has the others', () => {
  const issues = Array.from({ length: 70 }, (_, at) => ({ path: [`a${at}`], kind: 'missing' }))
  const lines = issues.map(({ path }) => `- \`${path.join()}\` is missing`)
  for (const count of [63, 65, 70]) {
    const text = ['Invalid arguments for tool t:', ...lines.slice(0, count)].join('\n')
    const [{ message, ...value }] = read(text)
    assert.equal(value, {
      kind: 'invalid_arguments',
      tool: 't',
      issues: issues.slice(0, Math.min(count, 64))
    })
    assert.is(message, count > 64 ? text : undefined)
  }
})

test.run()
