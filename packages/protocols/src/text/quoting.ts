import type { Path } from '@toolfault/model'
import { boundRule, choiceRule, numberRule, type Rule, ruled, typesRule } from '../reading/rules.js'
import type { Told } from '../reading/told.js'
import { enumeratedIn, valuesIn } from '../reading/values.js'

/**
 * A sentence of valibot's or arktype's, which end in what came; `undefined` for any other. What they expect is
 * told as a rule, and as their words before that.
 */
export const quotingSentence = (message: string, path: Path): Told | undefined => {
  if (/ \(was missing\)$| but received undefined$/.test(message)) {
    return { issues: [{ path, kind: 'missing', keyword: 'required', message }], whole: true }
  }
  const rule = valibotRule(message) ?? arktypeRule(message)
  if (rule === undefined) return undefined
  const at = message.search(CAME)
  const whole = rule.params !== undefined || rule.kind === 'unexpected'
  const said =
    whole && at > 0 ? { message: message.slice(0, at) } : { message, echo: true as const }
  return { issues: [{ path, ...rule, ...said }], whole }
}

/** What came may hold anything, so that the first words which lead to it count. */
const CAME = / but received | \(was |: Received /
const valibot = /^Invalid (\w{1,20}): Expected (.+?) but received /s
const arktype = /^\S{1,1000} must be (.+?) \(was /s

const valibotRule = (message: string): Rule | undefined => {
  if (message.startsWith('Invalid integer: Received ')) return typesRule(['integer'])
  const match = valibot.exec(message)
  const expected = match?.[2] ?? ''
  switch (match?.[1]) {
    case 'key':
      return expected === 'never' ? ruled('additionalProperties') : undefined
    case 'type': {
      const isList = expected.startsWith('(') && expected.endsWith(')')
      const list = isList ? expected.slice(1, -1) : expected
      const rule = typesRule(list.split(' | ')) ?? choiceRule(valuesIn(list, ' | '))
      return rule ?? (/^\w+(?: \| \w+)*$/.test(list) ? { kind: 'type' } : undefined)
    }
    case 'value': {
      const bound = /^([<>]=?)(-?\d.*)/s.exec(expected)
      return boundRule(bound?.[1], bound?.[2])
    }
    case 'multiple':
      return numberRule('multipleOf', 'multipleOf', expected.slice(1))
    case 'format': {
      const pattern = /^\/(.+)\/[a-z]{0,8}$/s.exec(expected)?.[1]
      return pattern === undefined ? undefined : ruled('pattern', { pattern })
    }
    default:
      return undefined
  }
}

const arktypeRule = (message: string): Rule | undefined => {
  if (/^\S{1,1000} must be removed$/.test(message)) return ruled('additionalProperties')
  if (!message.endsWith(')') || message.endsWith(' (was )')) return undefined
  const said = arktype.exec(message)?.[1]
  if (said === undefined) return undefined
  const bound = /^(at least|at most|more than|less than) (\S+)$/.exec(said)
  const divisor = /^a multiple of (\S+)$/.exec(said)?.[1]
  if (divisor !== undefined) return numberRule('multipleOf', 'multipleOf', divisor)
  return (
    boundRule(signs.get(bound?.[1]), bound?.[2]) ??
    typesRule(said.split(' or ').map((name) => name.replace(/^an? /, ''))) ??
    choiceRule(enumeratedIn(said))
  )
}

const signs: ReadonlyMap<string | undefined, string> = /* @__PURE__ */ new Map([
  ['at least', '>='],
  ['at most', '<='],
  ['more than', '>'],
  ['less than', '<']
])
