import type { Issue, Path } from '@toolfault/model'
import { choiceRule, numberRule, type Rule, ruled } from './rules.js'
import type { Told } from './told.js'

/** A sentence, and what the first part of it that was taken out asks for; none where it is of something else. */
export type Form = readonly [form: RegExp, read: (said: string) => Rule | undefined]

/** What a sentence asks for that is one of some forms; `undefined` for any other. */
export const ruleIn = (forms: ReadonlyArray<Form>, said: string): Rule | undefined => {
  for (const [form, read] of forms) {
    const match = form.exec(said)
    const rule = match === null ? undefined : read(match[1] ?? '')
    if (rule !== undefined) return rule
  }
  return undefined
}

/** A bound with the number that was taken out. */
export const bound =
  (keyword: string): Form[1] =>
  (said) =>
    numberRule(keyword, keyword === 'multipleOf' ? keyword : 'limit', said)

/** A rule of a value at a place, as the sentence has it. */
export const ruledAt = (path: Path, rule: Rule | undefined, message: string): Told | undefined =>
  rule === undefined ? undefined : { issues: [issueAt(path, rule, message)], whole: true }

/** Keys that lack, or that nobody knows, of an object at a place. */
export const keysAt = (
  path: Path,
  names: ReadonlyArray<string>,
  rule: Rule,
  message: string
): Told => ({
  issues: names.map((name) => issueAt([...path, name], rule, message)),
  whole: true
})

const issueAt = (path: Path, rule: Rule, message: string): Issue => ({
  path,
  ...rule,
  message,
  // Who sent a key that nobody knows wrote it.
  ...(rule.kind === 'unexpected' ? { echo: true as const } : {})
})

/** One of texts that stand between commas without marks; of what may be numbers as well nobody knows which. */
export const textsRule = (list: string): Rule | undefined => {
  const texts = list.split(', ')
  return texts.every((text) => /^[A-Za-z_][\w./:+ -]{0,99}$/.test(text) && !literals.has(text))
    ? choiceRule(texts)
    : ruled('enum')
}

const literals: ReadonlySet<string> = /* @__PURE__ */ new Set(['true', 'false', 'null'])
