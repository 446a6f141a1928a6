import { type Fault, own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/oxp'
import { decode } from '@toolfault/protocols/oxp/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/oxp/keys')

const read = (parameter_errors: object): { readonly issues: unknown; readonly form: object } => {
  const answer = decode({ status: 422, body: { message: 'No', parameter_errors } })
  if (answer._tag === 'Left') throw new Error(JSON.stringify(answer.left))
  const { form, value } = answer.right
  return { issues: own(value, 'issues'), form }
}

const unknown = (path: ReadonlyArray<string>, message?: string): object => ({
  path,
  kind: 'unknown',
  ...(message === undefined ? {} : { message })
})

// Row O11: keys are the names of parameters, or pointers where all of them begin with a slash.
test('keys that are pointers, and names that look like one', () => {
  for (const [errors, issues, isPointer] of [
    [{ '/a/b': 'x' }, [unknown(['a', 'b'], 'x')], true],
    [{ '/a~1b': 'x', '/c': 'y' }, [unknown(['a/b'], 'x'), unknown(['c'], 'y')], true],
    [{ '/a': 'x', b: 'y' }, [unknown(['/a'], 'x'), unknown(['b'], 'y')], false],
    [{ '/a': 'x', '/~2': 'y' }, [unknown(['/a'], 'x'), unknown(['/~2'], 'y')], false],
    // The text says that the slash is of the name.
    [{ '/a': '`["/a"]` is odd' }, [unknown(['/a'], '`["/a"]` is odd')], false],
    [{ a: 'x' }, [unknown(['a'], 'x')], false]
  ] as const) {
    const { form, issues: found } = read(errors)
    assert.equal(found, issues, JSON.stringify(errors))
    assert.is(own(form, 'keyStyle') === 'pointer', isPointer, JSON.stringify(errors))
  }
})

test('a text of several sentences, each of which begins with its place', () => {
  const place = (text: string): unknown => read({ a: text }).issues
  assert.equal(place('`a` is one; `/a/b` is two'), [
    unknown(['a'], '`a` is one'),
    unknown(['a', 'b'], '`/a/b` is two')
  ])
  // What begins with no place goes on with the sentence before.
  assert.equal(place('`a` is one; and more'), [unknown(['a'], '`a` is one; and more')])
  assert.equal(place('it is `/a/b`'), [unknown(['a'], 'it is `/a/b`')])
  assert.equal(place('`/b/c` is elsewhere'), [unknown(['a'], '`/b/c` is elsewhere')])
  assert.equal(place('`/a/b` is one'), [unknown(['a', 'b'], '`/a/b` is one')])
  assert.equal(place('`/a/…` is cut'), [unknown(['a'], '`/a/…` is cut')])
  assert.equal(place(''), [unknown(['a'])])
})

test('what was read with a guess says so', () => {
  const notes = (text: string): unknown => own(read({ a: text }).form, 'notes')
  assert.is(notes('`a` is one'), undefined)
  assert.is(JSON.stringify(notes('`/a/b` is one')), JSON.stringify(notes('`a` is one; `a` is two')))
  assert.is(notes('`/a/b` is one') === undefined, false)
})

test('what is no text is shown as JSON', () => {
  assert.equal(read({ a: { b: [1] } }).issues, [unknown(['a'], '{"b":[1]}')])
})

// openapi, ValidationErrorResponse: the values are untyped, "nested objects and arrays validate" (facts 3.2).
test('a list has a text for each issue, a map what is wrong inside, and both go back as they stood', () => {
  for (const [errors, issues] of [
    [{ a: ['x', 'y'] }, [unknown(['a'], 'x'), unknown(['a'], 'y')]],
    [{ '/a/b': ['x', 'y'] }, [unknown(['a', 'b'], 'x'), unknown(['a', 'b'], 'y')]],
    [{ a: { message: 'is x' } }, [unknown(['a'], 'is x')]],
    [{ a: [{ msg: 'is x' }], b: 'y' }, [unknown(['a'], 'is x'), unknown(['b'], 'y')]],
    // Elsewhere the name of a part of the request; here it can be nothing but a parameter.
    [{ query: { limit: ['is x'] } }, [unknown(['query', 'limit'], 'is x')]],
    [{ a: [{}, { b: ['is x'] }] }, [unknown(['a', '1', 'b'], 'is x')]],
    [
      JSON.parse('{"__proto__":{"__proto__":"is x"}}'),
      [unknown(['__proto__', '__proto__'], 'is x')]
    ],
    [{ a: [] }, [unknown(['a'], '[]')]],
    [{ a: ['x', 7] }, [unknown(['a'], '["x",7]')]]
  ] as const) {
    const body = { message: 'No', parameter_errors: errors }
    const answer = decode({ status: 422, body })
    assert.equal(read(errors).issues, issues, JSON.stringify(errors))
    assert.is(answer._tag, 'Right')
    if (answer._tag === 'Right') {
      const { form, value } = answer.right
      assert.is(JSON.stringify(encode(value, form)), JSON.stringify({ status: 422, body }))
    }
  }
})

// Row O11: several sentences about one parameter are joined, each names its own place.
test('a sentence that was read stands alone where its key or itself names its place', () => {
  const written = (path: ReadonlyArray<string>, text: string, keyStyle?: 'pointer'): unknown => {
    const fault: Fault = {
      kind: 'invalid_arguments',
      tool: 't',
      issues: [{ path, kind: 'unknown', message: text }]
    }
    const answer = encode(fault, keyStyle === undefined ? {} : { keyStyle })
    return own(own(answer, 'body'), 'parameter_errors')
  }
  assert.equal(written(['a'], 'x'), { a: 'x' })
  assert.equal(written(['a'], 'x', 'pointer'), { '/a': 'x' })
  assert.equal(written(['a', 'b'], 'x', 'pointer'), { '/a/b': 'x' })
  assert.equal(written(['a', 'b'], 'x'), { a: '`/a/b`: x' })
  assert.equal(written(['a', 'b'], '`/a/b` is x'), { a: '`/a/b` is x' })
  assert.equal(written(['/a'], 'x'), { '/a': '`["/a"]`: x' })
})

test.run()
