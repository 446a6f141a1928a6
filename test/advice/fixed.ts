import { advise } from '@toolfault/advice/advise'
import { type Fix, invalidArguments } from '@toolfault/model'

export type Types = ReadonlyArray<string>

/** What mends a value of the wrong type at a key that is required; without a schema only the types are known. */
export const fixOf = (types: Types, value: unknown, schema?: object): Fix | undefined => {
  const issue = { path: ['a'], kind: 'type', keyword: 'type', params: { type: types } } as const
  const about =
    schema === undefined
      ? {}
      : { schema: { properties: { a: { type: types, ...schema } }, required: ['a'] } }
  return advise(invalidArguments('t', { issues: [issue] }), { ...about, value: { a: value } })
    .advice?.[0]?.fix
}
