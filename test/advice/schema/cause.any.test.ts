import { advise } from '@toolfault/advice/advise'
import { type Cause, invalidArguments } from '@toolfault/model'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const test = suite('advice/schema/cause.any')

/** Why a key is missing that both halves of a condition require. */
const cause = (condition: unknown, value: unknown): Cause | undefined => {
  const issue = { path: ['z'], kind: 'missing', keyword: 'required' } as const
  const half = { required: ['z'] }
  const schema = Object.fromEntries([
    ['if', condition],
    ['then', half],
    ['else', half]
  ])
  return advise(invalidArguments('t', { issues: [issue] }), { schema, value }).advice?.[0]?.because
}

const of = (properties: object, ...required: ReadonlyArray<unknown>): object => ({
  properties,
  required
})

// What any value that is there will do for is fulfilled by being there.
for (const schema of [
  { title: 'A', description: 'B', $comment: 'C' },
  { type: 'string' },
  { type: 'string', minLength: 1 }
]) {
  test(`the cause is a key of ${JSON.stringify(schema)}, which is there`, () => {
    assert.equal(cause(of({ a: schema }, 'a'), { a: 'x' }), { id: 'present', path: ['a'] })
  })
}

test.run()
