import type { Path } from '@toolfault/model'
import { bound, type Form, ruledAt, ruleIn } from '../../reading/forms.js'
import { choiceRule, ruled, typesRule } from '../../reading/rules.js'
import { each, type Told } from '../../reading/told.js'
import { valuesIn } from '../../reading/values.js'
import { pathOf } from '../../reading/written-place.js'

const forms: ReadonlyArray<Form> = [
  [/^should be (\w{1,20})$/, (type) => typesRule([type])],
  [/^must be one of \[(.{1,2000})\]$/, (list) => choiceRule(valuesIn(list, ', '))],
  [/^must be >= (\S+)$/, bound('minimum')],
  [/^must be <= (\S+)$/, bound('maximum')],
  [/^must be at least (\d{1,15}) chars$/, bound('minLength')],
  [/^must be at most (\d{1,15}) chars$/, bound('maxLength')],
  [/^must have at least (\d{1,15}) items$/, bound('minItems')],
  [/^must be at most (\d{1,15}) items$/, bound('maxItems')]
]

/** What it asks the model for stands behind them. */
const HINT = '\n\n[Analyze the error above'

/** What nanobot, and what was made of it, says of the arguments of a tool; `undefined` for any other text. */
export const nanobotSaid = (text: string): Told | undefined => {
  if (!/^missing required \S|^\S{1,300} (?:should|must) /.test(text)) return undefined
  const end = text.indexOf(HINT)
  return each((end < 0 ? text : text.slice(0, end)).split('; '), placed)
}

const placed = (message: string): Told | undefined => {
  const key = /^missing required (\S{1,300})$/.exec(message)?.[1]
  if (key !== undefined) {
    const path = pathOf(key)
    return path === undefined ? undefined : ruledAt(path, ruled('required'), message)
  }
  const [head = '', where = ''] = /^(\S{1,300}) (?=should |must )/.exec(message) ?? []
  const path: Path | undefined = where === 'parameter' ? [] : pathOf(where)
  const said = message.slice(head.length)
  return path === undefined ? undefined : ruledAt(path, ruleIn(forms, said), message)
}
