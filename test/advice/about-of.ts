import { advise } from '@toolfault/advice/advise'
import { type About, type Issue, invalidArguments } from '@toolfault/model'
import * as assert from 'uvu/assert'

export type Kind = Omit<Issue, 'path'>

/** What is said about a key, twice: what was remembered of a schema is no other than what was not. */
export const aboutOf = (
  issue: Kind,
  schema: unknown,
  value: unknown,
  key = 'a'
): About | undefined => {
  const root = { properties: { [key]: schema }, required: [key] }
  const ask = (): About | undefined =>
    advise(invalidArguments('t', { issues: [{ path: [key], ...issue }] }), {
      schema: root,
      value: value === undefined ? {} : { [key]: value }
    }).advice?.[0]?.about
  const about = ask()
  assert.equal(ask(), about, 'the second time')
  return about
}

export const text = { type: 'string' }
export const whole = { type: 'integer' }
export const has = (...keys: ReadonlyArray<string>) => ({
  type: 'object',
  properties: Object.fromEntries(keys.map((key) => [key, text])),
  required: keys
})
export const missing = { kind: 'missing', keyword: 'required' } as const
