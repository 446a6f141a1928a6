import { bound, type Form, ruledAt, ruleIn } from '../../reading/forms.js'
import { ruled, typesRule } from '../../reading/rules.js'
import { each, type Told } from '../../reading/told.js'
import { pathOf } from '../../reading/written-place.js'

/** Laravel, lang/en/validation.php: what is said behind the name, which since version 10 is called a field. */
const forms: ReadonlyArray<Form> = [
  [/^is required\.$/, () => ruled('required')],
  [/^must be an? (string|integer|number|array)\.$/, (type) => typesRule([type])],
  [/^must be true or false\.$/, () => typesRule(['boolean'])],
  [
    /^must be a valid (email|URL|UUID|date)(?: address)?\.$/,
    (format) => ruled('format', { format: format.toLowerCase() })
  ],
  [/^must be at least (\S+)\.$/, bound('minimum')],
  [/^must not be greater than (\S+)\.$/, bound('maximum')],
  [/^must be at least (\d{1,15}) characters\.$/, bound('minLength')],
  [/^must not be greater than (\d{1,15}) characters\.$/, bound('maxLength')],
  [/^must have at least (\d{1,15}) items\.$/, bound('minItems')],
  [/^must not have more than (\d{1,15}) items\.$/, bound('maxItems')]
]

/** Sentences stand one after the other, or on lines of their own. */
const next = /(?<=\.)[ \n](?=The )/

/**
 * What Laravel's validator says of fields; of a name with blanks nobody knows how the key is spelled, and of more errors than
 * are told what they are. `undefined` for any other text.
 */
export const laravelSaid = (text: string): Told | undefined => {
  if (!text.startsWith('The ')) return undefined
  const [more = ''] = / \(and \d{1,3} more errors?\)$/.exec(text) ?? []
  const told = each(
    text
      .slice(0, text.length - more.length)
      .trimEnd()
      .split(next),
    placed
  )
  return told === undefined ? undefined : { ...told, whole: told.whole && more === '' }
}

const placed = (message: string): Told | undefined => {
  const [, chosen] = /^The selected ([\w.$-]{1,200}) is invalid\.$/.exec(message) ?? []
  const [head = '', name = ''] =
    /^The ([\w.$-]{1,200}(?: [\w.$-]{1,50}){0,4}?) (?:field )?(?=is |must )/.exec(message) ?? []
  const rule = chosen === undefined ? ruleIn(forms, message.slice(head.length)) : ruled('enum')
  const path = pathOf(chosen ?? name)
  if (rule === undefined || (chosen === undefined && head === '')) return undefined
  return path === undefined || (chosen === undefined && name.includes(' '))
    ? { issues: [], whole: false }
    : ruledAt(path, rule, message)
}
