import { unquoted } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/unquoted')

const thrownBy = (run: () => unknown): string => {
  try {
    run()
    return ''
  } catch (error) {
    return String(error)
  }
}

for (const secret of [
  'hunter2 MyPass9 and more of it',
  'hunter2',
  '{"token": hunter2-and-more-of-it, "a": 1}',
  '["a quoted \\" sign", hunter2]'
]) {
  test(`of ${secret} nothing is quoted of what this engine says of it as JSON`, () => {
    const said = thrownBy(() => JSON.parse(secret))
    assert.match(said, /JSON/)
    assert.match(unquoted(`Cannot read it (${said})`), /^Cannot read it \(SyntaxError: .*JSON/)
    assert.not.match(unquoted(said), /hun|unt|MyP|quo|"tok/)
  })
}

test('nor of an expression, though it has slashes in it', () => {
  for (const flags of ['', 'u']) {
    const said = thrownBy(() => new RegExp('^/hunter2/: (', flags))
    assert.match(said, /hunter2/)
    assert.is(
      unquoted(`filter: ${said}`),
      `filter: SyntaxError: Invalid regular expression: …${flags}: Unterminated group`
    )
  }
})

test('what JavaScriptCore and V8 say of a whole text', () => {
  assert.is(
    unquoted('JSON Parse error: Unexpected identifier "hunter2"'),
    'JSON Parse error: Unexpected identifier …'
  )
  assert.is(unquoted('"undefined" is not valid JSON'), '… is not valid JSON')
})

for (const message of [
  '',
  'must be "asc" or "desc"',
  'the text is not valid JSON',
  'Unexpected end of JSON input',
  'Invalid regular expression: /',
  'a path such as /a/b: not found'
]) {
  test(`"${message}" quotes nothing by an engine`, () => {
    assert.is(unquoted(message), message)
  })
}

test('a sentence of any length is gone through once', () => {
  const long = 'Invalid regular expression: /"... is not valid JSON '.repeat(20_000)
  const start = Date.now()
  unquoted(long)
  unquoted('"'.repeat(1_000_000))
  assert.ok(Date.now() - start < 2_000)
})

test.run()
