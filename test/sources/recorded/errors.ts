import { isList, isRecord, own } from '@toolfault/model'
import type { AjvError } from '@toolfault/sources/ajv'
import { isShared } from '../../corpus/shared.js'
import { readRows } from './rows.js'

/** A list of real ajv errors, and where it came from. */
export interface Recorded {
  readonly name: string
  readonly errors: ReadonlyArray<AjvError>
}

/** Real ajv errors: the few below, and all that were recorded, where the recording is at hand. */
export const recorded = (): ReadonlyArray<Recorded> => [kept, ...(isShared ? all() : [])]

const all = (): ReadonlyArray<Recorded> =>
  readRows().flatMap(({ name, output, validator }) => {
    if (!validator.startsWith('ajv') && !validator.startsWith('fastify')) return []
    const errors = errorsIn(output)
    return errors.length > 0 ? [{ name: `${validator}, ${name}`, errors }] : []
  })

/** The list itself, or where fastify and a rejected `$async` schema put it. */
const errorsIn = (output: unknown): ReadonlyArray<AjvError> => {
  const lists = [output, own(output, 'errors'), own(own(output, 'err'), 'validation')]
  const list = [...lists, ...(isRecord(output) ? Object.values(output) : [])].find(isErrors)
  return list ?? []
}

const isErrors = (value: unknown): value is ReadonlyArray<AjvError> =>
  isList(value) && value.length > 0 && typeof own(value[0], 'keyword') === 'string'

const kept: Recorded = {
  name: 'ajv 2020-12, several keywords',
  errors: [
    {
      instancePath: '',
      keyword: 'required',
      params: { missingProperty: 'city' },
      message: "must have required property 'city'"
    },
    {
      instancePath: '/nights',
      keyword: 'minimum',
      params: { comparison: '>=', limit: 1 },
      message: 'must be >= 1'
    },
    {
      instancePath: '/guest',
      keyword: 'additionalProperties',
      params: { additionalProperty: 'a/b' },
      message: 'must NOT have additional properties'
    }
  ]
}
