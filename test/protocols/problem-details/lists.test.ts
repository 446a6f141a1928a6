import { own } from '@toolfault/model'
import { decode } from '@toolfault/protocols/problem-details/read'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('protocols/problem-details/lists')

const read = (body: object): { readonly issues: unknown; readonly notes: unknown } => {
  const found = decode({ status: 422, body: { title: 'T', ...body } })
  if (found._tag === 'Left') throw new Error(JSON.stringify(found.left))
  const { form, value } = found.right
  return { issues: own(value, 'issues'), notes: own(form, 'notes') }
}

const issue = (path: ReadonlyArray<string>, message?: string): object => ({
  path,
  kind: 'unknown',
  ...(message === undefined ? {} : { message })
})

// RFC 9457, section 3; RFC 7807, section 3; the spellings of Zalando, Quarkus, Symfony.
test('the place and the sentence of an error, whatever their members are called', () => {
  for (const name of ['pointer', 'name', 'field', 'propertyPath', 'property', 'path']) {
    const errors = [{ [name]: 'age', detail: 'd' }]
    assert.equal(read({ errors }), { issues: [issue(['age'], 'd')], notes: ['other_errors'] }, name)
  }
  for (const name of ['reason', 'message', 'title']) {
    const errors = [{ pointer: '#/age', [name]: 'd' }]
    assert.equal(read({ errors }), { issues: [issue(['age'], 'd')], notes: ['other_errors'] }, name)
  }
  for (const name of ['errors', 'invalid-params', 'invalid_params', 'violations']) {
    const list = [{ pointer: '#/age', detail: 'd' }]
    assert.equal(read({ [name]: list }), { issues: [issue(['age'], 'd')], notes: undefined }, name)
  }
})

test('of several members that say the place or the sentence the first that is a text counts', () => {
  for (const [item, wanted] of [
    [{ pointer: '#/a', name: 'b', detail: 'd', message: 'm' }, issue(['a'], 'd')],
    [{ pointer: 7, name: 'b', detail: null, reason: 'r', message: 'm' }, issue(['b'], 'r')],
    [{ field: 'f', path: 'p', message: 'm', title: 't' }, issue(['f'], 'm')],
    [{ propertyPath: 'q', property: 'r', title: 't' }, issue(['q'], 't')],
    [{ pointer: '#/a', detail: '' }, issue(['a'])],
    [{ pointer: '#/a' }, issue(['a'])],
    [{ detail: 'd' }, issue([], 'd')],
    ['', issue([])],
    [null, issue([])]
  ] as const)
    assert.equal(read({ errors: [item] }).issues, [wanted], JSON.stringify(item))
})

test('lists of every spelling stand behind one another, and one of another house is told', () => {
  assert.equal(
    read({
      errors: [{ pointer: '#/a', detail: 'd' }],
      violations: [{ field: 'b', message: 'm' }]
    }),
    { issues: [issue(['a'], 'd'), issue(['b'], 'm')], notes: ['other_errors'] }
  )
  assert.equal(read({ errors: [] }), { issues: [], notes: undefined })
  assert.equal(read({ errors: {} }), { issues: [], notes: undefined })
  assert.equal(read({ errors: 'x' }), { issues: [], notes: undefined })
})

// ASP.NET, ValidationProblemDetails.
test('a map of names: a text, several, or what is said as an object', () => {
  for (const [errors, issues] of [
    [{ a: 'x' }, [issue(['a'], 'x')]],
    [{ a: ['x', 'y'], b: [] }, [issue(['a'], 'x'), issue(['a'], 'y')]],
    [{ a: { message: 'x' } }, [issue(['a'], 'x')]],
    [{ a: [{ detail: 'x' }, 'y'] }, [issue(['a'], 'x'), issue(['a'], 'y')]],
    [{ a: { name: 'b', reason: 'x' } }, [issue(['b'], 'x')]],
    [{ a: 7 }, [issue(['a'])]]
  ] as const)
    assert.equal(read({ errors }), { issues, notes: ['other_errors'] }, JSON.stringify(errors))
})

test('a name is a path where its dots and brackets make one, and that is a guess', () => {
  for (const [name, path] of [
    ['guest.name', ['guest', 'name']],
    ['guest.address.street', ['guest', 'address', 'street']],
    ['rows[0]', ['rows', '0']],
    ['rows[10].id', ['rows', '10', 'id']],
    ['rows[0][12]', ['rows', '0', '12']],
    ['$.age', ['age']],
    ['$.guest.age', ['guest', 'age']],
    ['$[3]', ['3']],
    ['$x.age', ['$x', 'age']],
    ['a$.b', ['a$', 'b']],
    // As forms are encoded; Kubernetes.
    ['a[b]', ['a', 'b']],
    ['a[1x]', ['a', '1x']],
    ['card[number][0]', ['card', 'number', '0']],
    ['labels[example.com/name]', ['labels', 'example.com/name']],
    ['rows[*].id', ['rows', '*', 'id']],
    // RFC 9535, section 2.7: normalized paths.
    ["$['guest']['name']", ['guest', 'name']],
    ["$['it\\'s'][0]", ["it's", '0']],
    ['["a.b"].c', ['a.b', 'c']],
    // What is of a request is of a part of it.
    ['request.body.guest.name', ['guest', 'name']],
    ['request.query.page', ['page']],
    ['request.body', ['request', 'body']],
    ['request.guest.name', ['request', 'guest', 'name']],
    ['body.name', ['body', 'name']]
  ] as const) {
    const errors = [{ name, reason: 'r' }]
    const notes = ['other_errors', 'dotted_names']
    assert.equal(read({ errors }), { issues: [issue(path, 'r')], notes }, name)
  }
})

test('what makes no path is a name, and the whole is no place; neither is a guess', () => {
  for (const [name, path] of [
    ['age', ['age']],
    ['', []],
    ['$', []],
    ['$x', ['$x']],
    ['/a~1b/0', ['a/b', '0']],
    ['/a~2', ['/a~2']],
    ['a/b', ['a/b']],
    ['.a', ['.a']],
    ['a.', ['a.']],
    ['a..b', ['a..b']],
    ['[0]', ['[0]']],
    ['a[]', ['a[]']],
    ['a[][b]', ['a[][b]']],
    ["a['b]", ["a['b]"]],
    ['a.[b]', ['a.[b]']],
    ['$a.', ['$a.']],
    ['a[0]b', ['a[0]b']],
    ['a[0', ['a[0']],
    ['a.b]', ['a.b]']],
    ['a]', ['a]']]
  ] as const) {
    const errors = [{ name, reason: 'r' }]
    assert.equal(read({ errors }), { issues: [issue(path, 'r')], notes: ['other_errors'] }, name)
  }
})

test.run()
