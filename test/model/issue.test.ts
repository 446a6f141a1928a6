import {
  causeOf,
  foldIndexes,
  type Issue,
  type IssueKind,
  isOfKey,
  issueKinds,
  lacksKey,
  unjudged,
  unreadable
} from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('model/issue')

const issue = (kind: IssueKind, more: Partial<Issue> = {}): Issue => ({
  path: ['a'],
  kind,
  ...more
})

test('a key that is not there is one that only the caller can add', () => {
  assert.is(lacksKey(issue('missing')), true)
  assert.is(lacksKey(issue('dependency', { params: { property: 'card' } })), true)
})

test('a condition, a wrong and a surplus value lack no key', () => {
  assert.is(lacksKey(issue('dependency', { params: { failingKeyword: 'then' } })), false)
  assert.is(lacksKey(issue('type')), false)
  assert.is(lacksKey(issue('unexpected')), false)
})

test('of three kinds a key is the subject, of all others a value', () => {
  assert.equal(issueKinds.filter(isOfKey), ['missing', 'unexpected', 'dependency'])
})

test('what cannot be read is one issue at the root that says so', () => {
  assert.equal(unreadable('no list'), {
    issues: [{ path: [], kind: 'unknown', message: 'no list' }]
  })
})

test('a value on which the stack ran out is nested too deeply', () => {
  const endless = (): number => 1 + endless()
  try {
    endless()
    assert.unreachable()
  } catch (error) {
    assert.equal(unjudged(error), unreadable('the arguments are nested too deeply to be checked'))
  }
})

test('whatever else was thrown at the judge, the value cannot be checked', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  for (const thrown of [
    new TypeError('no'),
    { name: 'RangeError' },
    'RangeError',
    undefined,
    proxy
  ])
    assert.equal(unjudged(thrown), unreadable('the arguments cannot be checked'))
})

test('a folded path is the place in the schema: indexes go, names that look like one go too', () => {
  assert.is(foldIndexes(['rows', '0', 'id']), '/rows/#/id')
  assert.is(foldIndexes(['rows', '12', '007']), '/rows/#/007')
  assert.is(foldIndexes([]), '')
})

test('the key that makes another necessary is named beside it', () => {
  const needed = issue('dependency', { path: ['pay', 'code'], params: { property: 'card' } })
  assert.equal(causeOf(needed), ['pay', 'card'])
  assert.is(causeOf(issue('rule', { params: { property: 'card' } })), undefined)
  assert.is(causeOf(issue('dependency')), undefined)
})

test('the folded path of what is no path is empty', () => {
  // A border: a hostile caller.
  for (const junk of [null, undefined, 7] as Array<never>) assert.is(foldIndexes(junk), '')
})

test('a key at the root makes another necessary there, one that is a number in a list too', () => {
  const params = { property: 'card' }
  assert.equal(causeOf(issue('dependency', { path: [], params })), ['card'])
  // A border: a path as a sloppy source has it.
  const path = [0, 'pay', 'code'] as ReadonlyArray<unknown> as Issue['path']
  assert.equal(causeOf(issue('dependency', { path, params })), ['0', 'pay', 'card'])
})

test.run()
