import { isList, own } from '@toolfault/model'
import { type Rule, ruledBy } from '../said.js'
import { lengthRule, typeRule } from '../spelling.js'

/** What a codec of io-ts-types takes: texts that mean something else, and what those have to be. */
const ofTexts: ReadonlyMap<string | undefined, Rule> = /* @__PURE__ */ new Map<
  string | undefined,
  Rule
>([
  ['BigIntFromString', ruledBy('pattern', 'pattern', '^-?\\d+$')],
  ['BooleanFromString', ruledBy('enum', 'allowedValues', ['true', 'false'])],
  ['DateFromISOString', { kind: 'format', params: { format: 'date-time' } }],
  ['IntFromString', ruledBy('pattern', 'pattern', '^-?\\d+$')],
  ['JsonFromString', { kind: 'format', params: { format: 'json' } }],
  ['NonEmptyString', ruledBy('minLength', 'limit', 1)],
  ['NumberFromString', ruledBy('pattern', 'pattern', '^-?\\d+(\\.\\d+)?$')],
  ['UUID', { kind: 'format', params: { format: 'uuid' } }]
])

const ofNumbers: ReadonlyMap<string | undefined, Rule> = /* @__PURE__ */ new Map([
  ['BooleanFromNumber', typeRule('number')],
  ['DateFromNumber', typeRule('number')],
  ['DateFromUnixTime', typeRule('integer')]
])

/**
 * What io-ts-types, the companion of io-ts, means by the name of a codec that refused a value; of a format no keyword is
 * said, so that a schema may tell it closer. `undefined` for another name, and for a value that such a codec takes.
 */
export const companionRule = (
  codec: unknown,
  name: string | undefined,
  value: unknown
): Rule | undefined => {
  const ofText = ofTexts.get(name)
  if (ofText !== undefined) {
    return ofText.kind === 'pattern' && typeof value !== 'string' ? typeRule('string') : ofText
  }
  const ofNumber = ofNumbers.get(name)
  if (ofNumber !== undefined) return typeof value === 'number' ? undefined : ofNumber
  if (!/^(?:Readonly)?NonEmptyArray</.test(String(own(codec, 'name')))) return undefined
  return isList(value) ? lengthRule('min', 1, value) : typeRule('array')
}
