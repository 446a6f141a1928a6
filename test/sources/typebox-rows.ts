import { isList, isRecord, keysOf, own } from '@toolfault/model'
import type { TypeboxErrors } from '@toolfault/sources/typebox'
import { isShared, readShared } from '../corpus/shared.js'

/** A pointer and a kind; of a union that keeps its branches apart, these too. */
export type Told = readonly [
  pointer: string,
  kind: string,
  branches?: ReadonlyArray<ReadonlyArray<Told>>
]

/** What TypeBox really reported, and what is to be read from it. */
export interface Row {
  readonly name: string
  readonly output: TypeboxErrors
  readonly told: ReadonlyArray<Told>
}

const unreadable: ReadonlyArray<Told> = [['', 'unknown']]

/** @sinclair/typebox 0.34, `Value.Errors` and `TypeCompiler`: a missing key is also of the wrong type. */
const numbered: { readonly [name: string]: ReadonlyArray<Told> } = {
  'missing-required': [
    ['/city', 'missing'],
    ['/city', 'type']
  ],
  'wrong-type': [['/count', 'type']],
  enum: [['/cls', 'choice']],
  pattern: [['/phone', 'pattern']],
  minimum: [['/n', 'range']],
  'additional-property': [
    ['/junk', 'unexpected'],
    ['/odd~1key~0', 'unexpected']
  ],
  'nested-array-item': [
    ['/items/1/qty', 'type'],
    ['/items/2/qty', 'missing'],
    ['/items/2/qty', 'type']
  ],
  'slash-tilde-key': [
    ['/x~1y~0z', 'missing'],
    ['/a~1b~0c', 'type'],
    ['/x~1y~0z', 'type']
  ],
  'anyOf-3-objects': [
    [
      '/target',
      'alternative',
      [
        [['/target/email', 'type']],
        [
          ['/target/phone', 'missing'],
          ['/target/phone', 'type']
        ],
        [
          ['/target/userId', 'missing'],
          ['/target/userId', 'type']
        ]
      ]
    ]
  ],
  'oneOf-discriminated-bad-field': [
    [
      '/shape',
      'alternative',
      [
        [
          ['/shape/r', 'missing'],
          ['/shape/r', 'type']
        ],
        [['/shape/kind', 'choice']]
      ]
    ]
  ],
  'format-email': [['/to', 'format']],
  uniqueItems: [['/tags', 'duplicate']],
  'oneOf-discriminated-bad-tag': [
    [
      '/shape',
      'alternative',
      [
        [
          ['/shape/r', 'missing'],
          ['/shape/kind', 'choice'],
          ['/shape/r', 'type']
        ],
        [
          ['/shape/side', 'missing'],
          ['/shape/kind', 'choice'],
          ['/shape/side', 'type']
        ]
      ]
    ]
  ],
  // It threw: the recording holds the error that was thrown.
  'if-then': unreadable,
  dependentRequired: unreadable,
  // A table, and no errors.
  'extra:enum-table': unreadable
}

/** typebox 1.x, `Value.Errors` and `Compile`: flat, the branches of a union before it. */
const localized: { readonly [name: string]: ReadonlyArray<Told> } = {
  'missing-required': [['/city', 'missing']],
  'wrong-type': [['/count', 'type']],
  enum: [
    ['/cls', 'choice'],
    ['/cls', 'choice'],
    ['/cls', 'alternative']
  ],
  pattern: [['/phone', 'pattern']],
  minimum: [['/n', 'range']],
  'additional-property': [
    ['/junk', 'unexpected'],
    ['/odd~1key~0', 'unexpected']
  ],
  'nested-array-item': [
    ['/items/1/qty', 'type'],
    ['/items/2/qty', 'missing']
  ],
  'slash-tilde-key': [
    ['/x~1y~0z', 'missing'],
    ['/a~1b~0c', 'type']
  ],
  'anyOf-3-objects': [
    ['/target/email', 'type'],
    ['/target/phone', 'missing'],
    ['/target/userId', 'missing'],
    ['/target', 'alternative']
  ],
  'oneOf-discriminated-bad-field': [
    ['/shape/r', 'missing'],
    ['/shape/kind', 'choice'],
    ['/shape', 'alternative']
  ],
  'format-email': [['/to', 'format']],
  uniqueItems: [['/tags', 'duplicate']],
  'oneOf-discriminated-bad-tag': [
    ['/shape/r', 'missing'],
    ['/shape/kind', 'choice'],
    ['/shape/side', 'missing'],
    ['/shape/kind', 'choice'],
    ['/shape', 'alternative']
  ],
  // A count, and no errors.
  'extra:maxErrors-truncation': unreadable
}

/** `typebox/schema` judges JSON Schema as it stands. */
const schema: { readonly [name: string]: ReadonlyArray<Told> } = {
  ...localized,
  enum: [['/cls', 'choice']],
  'if-then': [['', 'dependency']],
  dependentRequired: [
    ['/billing', 'dependency'],
    ['/zip', 'dependency']
  ]
}

const tables: ReadonlyArray<readonly [start: string, table: typeof schema]> = [
  ['@sinclair/typebox ', numbered],
  ['ValueErrorType', numbered],
  ['typebox/schema ', schema],
  ['typebox ', localized]
]

/** Every recorded row of TypeBox that was reported whole; none where the recording is not at hand. */
export const rows = (): ReadonlyArray<Row> => {
  const all = isShared ? readShared('raw-validator-outputs.json') : []
  const found = (isList(all) ? all : []).flatMap((row) => {
    const validator = String(own(row, 'validator'))
    const name = String(own(row, 'case'))
    const table = tables.find(([start]) => validator.startsWith(start))?.[1]
    // The one row that was recorded without the schema and the value that tell the rule.
    if (table === undefined || name === 'extra:unknown-format') return []
    const told = table[name]
    if (told === undefined) throw new TypeError(`no expectation for ${validator}, ${name}`)
    return [{ name: `${validator}, ${name}`, output: revived(own(row, 'output')), told }]
  })
  if (isShared && found.length < 70) throw new TypeError(`the recording has ${found.length} rows`)
  return found
}

const Kind = Symbol.for('TypeBox.Kind')

/** Placeholders of the recording as what they stand for, and each schema with its mark again. */
const revived = (recorded: unknown): TypeboxErrors => {
  const revive = (value: unknown): unknown => {
    if (isList(value)) return value.map(revive)
    if (!isRecord(value)) return value
    if (own(value, '$undefined') === true) return undefined
    const copy = Object.fromEntries(keysOf(value).map((key) => [key, revive(own(value, key))]))
    const mark = own(value, 'schemaKind')
    return mark === undefined
      ? copy
      : { ...copy, schema: { ...Object(copy['schema']), [Kind]: mark } }
  }
  // A border: what was recorded is what TypeBox reported.
  return revive(recorded) as TypeboxErrors
}
