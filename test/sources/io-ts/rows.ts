import { isList, isRecord, own } from '@toolfault/model'
import type { IoTsErrors } from '@toolfault/sources/io-ts'
import type { Either } from 'fp-ts/lib/Either.js'
import { isShared, readShared } from '../../corpus/shared.js'

/** A real answer of io-ts, and what was decoded. */
export interface Row {
  readonly name: string
  readonly given: Either<IoTsErrors, unknown>
}

/** What io-ts was recorded to answer, where the recording is at hand; its codecs are names and tags alone. */
export const rows = (): ReadonlyArray<Row> => {
  const all = isShared ? readShared('raw-validator-outputs.json') : []
  return (isList(all) ? all : [])
    .filter((row) => String(own(row, 'validator')).startsWith('io-ts'))
    .map((row) => ({
      name: String(own(row, 'case')),
      // A border: it is what io-ts wrote.
      given: revived(own(row, 'output')) as Row['given']
    }))
}

/** JSON has no `undefined`, so the recording has an object for it. */
const revived = (value: unknown): unknown => {
  if (isList(value)) return value.map(revived)
  if (!isRecord(value)) return value
  if (own(value, '$undefined') === true) return undefined
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revived(one)]))
}

/** An issue as place and kind, and those of the branches of a union behind it. */
export type Expected =
  | readonly [pointer: string, kind: string]
  | readonly [
      pointer: string,
      kind: string,
      branches: ReadonlyArray<ReadonlyArray<readonly [string, string]>>
    ]

/**
 * What each recorded answer says, by hand. In `extra:` rows the contexts have no values, and no codec says
 * what it wraps: then the numbers of branches below a wrapper cannot be told from keys.
 */
export const expected: Readonly<Record<string, ReadonlyArray<Expected>>> = {
  'missing-required': [['/city', 'missing']],
  'wrong-type': [['/count', 'type']],
  enum: [['/cls', 'choice']],
  pattern: [['/phone', 'rule']],
  minimum: [['/n', 'rule']],
  'additional-property': [],
  'additional-property (t.strict)': [],
  'nested-array-item': [
    ['/items/1/qty', 'type'],
    ['/items/2/qty', 'missing']
  ],
  'slash-tilde-key': [
    ['/a~1b~0c', 'type'],
    ['/x~1y~0z', 'missing']
  ],
  'anyOf-3-objects': [
    [
      '/target',
      'alternative',
      [[['/target/email', 'type']], [['/target/phone', 'missing']], [['/target/userId', 'missing']]]
    ]
  ],
  'oneOf-discriminated-bad-field': [['/shape/r', 'missing']],
  'oneOf-discriminated-bad-tag': [['/shape', 'alternative']],
  'format-email': [['/to', 'rule']],
  intersection: [
    ['/a', 'missing'],
    ['/b/c', 'type']
  ],
  'extra:io-ts recursion hides intersection': [['/1/next/0/v', 'type']],
  'extra:io-ts exact(intersection)': [
    ['/0/a', 'type'],
    ['/1/b', 'missing']
  ],
  'extra:io-ts readonly(type)': [['/a', 'type']],
  'extra:io-ts tuple': [['/1', 'type']],
  'extra:io-ts record': [['/0', 'type']],
  'extra:io-ts numeric data key under union': [
    ['/0', 'alternative', [[['/0/0', 'missing']], [['/0/1', 'missing']]]]
  ],
  'extra:io-ts intersection duplicate error': [
    ['/a', 'missing'],
    ['/a', 'missing']
  ],
  'extra:io-ts root null': [['', 'type']],
  'extra:io-ts refinement(union)': [
    ['/u/0', 'type'],
    ['/u/1/x', 'type']
  ]
}
