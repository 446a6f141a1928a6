import type { Path } from '@toolfault/model'
import { type Form, keysAt, ruledAt, ruleIn, textsRule } from '../reading/forms.js'
import { typeOfPython } from '../reading/python-types.js'
import { type Rule, ruled, typesRule } from '../reading/rules.js'
import type { Told } from '../reading/told.js'
import { argumentAt } from '../reading/written-place.js'

/** That an argument is missing, with its name in the second group. Behind words of ours it stands between other marks. */
const missing: ReadonlyArray<RegExp> = [
  /^missing (?:required )?(?:argument|param(?:eter)?|field|property):? (["'`]?)([A-Za-z_$][\w.$-]{0,99})\1(?: for (?:tool )?\S{1,100})?$/i,
  /^missing (["'])([A-Za-z_$][\w.$-]{0,99})\1(?: (?:argument|param(?:eter)?|field|property))?$/i,
  /^(?:argument|param(?:eter)?|field|property) (["']?)([A-Za-z_$][\w.$-]{0,99})\1 is (?:required|missing)$/i,
  /^(?!a )(["']?)([A-Za-z_$][\w.$-]{0,99})\1 (?:argument|param(?:eter)?|field|property) is (?:required|missing)$/i,
  /^(["']?)([a-z_$][\w.$-]{0,99})\1 is required and must be [^\n]{1,200}$/,
  /^(["'])([a-z_$][\w.$-]{0,99})\1 is missing$/,
  /^(["']?)([A-Za-z_$][\w.$-]{0,99})\1: field required$/i
]

/** That nobody knows it. */
const unknown =
  /^(?:unknown|unexpected|unrecogni[sz]ed|extra) (?:argument|param(?:eter)?|field|property)(?:s|\(s\))?:? (["']?)([A-Za-z_$][\w.$-]{0,99})\1(?:[.;] [^\n]{0,500})?$/i

/** That it is none of the values that are listed behind what came. */
const invalid =
  /^invalid (?:value for )?(?:(?:argument|param(?:eter)?|field|property) )?(["']?)([A-Za-z_$][\w.$-]{0,99})\1(?=[: ])/i
const listed =
  /[.;,] (?:must be one of|expected one of|valid (?:values|options)(?: are)?|allowed values(?: are)?):? /i

/** The name, where what is wrong stands behind it; that it is of an argument may be said before. */
const first =
  /^(?:invalid (?:type|value) for )?((?:argument|param(?:eter)?|field|property) )?(["']?)([A-Za-z_$][\w.$[\]-]{0,99})\2:? (?=must |should |expected |cannot )/i

/** As handlers in whatever language call what JSON Schema has one name for. */
const typeOf = (said: string): Rule | undefined => {
  const type = said.toLowerCase()
  return typesRule([type === 'text' ? 'string' : type === 'map' ? 'object' : typeOfPython(type)])
}

const forms: ReadonlyArray<Form> = [
  [
    /^(?:(?:must|should) be|expected) (?:of type |type |an? )?(\w{1,20})(?:,? (?:but )?(?:got|received) \w{1,20})?$/i,
    typeOf
  ],
  [/^(?:must|should) be one of:? ([^\n]{1,1000})$/i, textsRule],
  [
    /^(?:must|should) be (?:between \S{1,20} and \S{1,20}|in the range \S{1,40})$/i,
    () => ({ kind: 'range' })
  ],
  [
    /^(?:must|should|cannot) (?:not )?be (?:a )?(?:non-?empty|empty|blank|positive|negative)(?: \w{1,20})?$/i,
    () => ({ kind: 'unknown' })
  ]
]

/**
 * One sentence about one argument, as handlers write it by hand: that it is missing, that nobody knows it, or what it must
 * be. Of which call that is only what stands around it says. `undefined` for any other text.
 */
export const handlerSaid = (text: string): Told | undefined => {
  const message = text.replace(/[.!]$/, '')
  const lacks = missing
    .map((one) => argumentAt(one.exec(message)?.[2]))
    .find((path) => path !== undefined)
  if (lacks !== undefined) return ruledAt(lacks, ruled('required'), message)
  const surplus = unknown.exec(message)?.[2]
  if (surplus !== undefined) {
    return keysAt([], [surplus], ruled('additionalProperties'), message)
  }
  return chosen(message) ?? placed(message)
}

const chosen = (message: string): Told | undefined => {
  const path = argumentAt(invalid.exec(message)?.[2])
  const { 0: found = '', index = 0 } = path === undefined ? {} : (listed.exec(message) ?? {})
  if (path === undefined || found === '') return undefined
  const values = message.slice(index + found.length)
  return toldAt(path, textsRule(values), `must be one of: ${values}`)
}

const placed = (message: string): Told | undefined => {
  const [head = '', word, , name] = first.exec(message) ?? []
  const path = argumentAt(name)
  if (path === undefined) return undefined
  const said = message.slice(head.length)
  const rule = ruleIn(forms, said)
  return rule === undefined && word === undefined ? undefined : toldAt(path, rule, said)
}

/** What came may stand in the words of others, and behind values that are no list of texts. */
const toldAt = (path: Path, rule: Rule | undefined, message: string): Told | undefined =>
  rule === undefined || (rule.keyword === 'enum' && rule.params === undefined)
    ? { issues: [{ path, ...(rule ?? { kind: 'unknown' }), message, echo: true }], whole: false }
    : ruledAt(path, rule, message)
