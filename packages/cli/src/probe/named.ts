import { isIndex, type Path, printPointer } from '@toolfault/model'
import type { Answer, Grade } from './answer.js'
import type { Call } from './call.js'

/**
 * Whether an answer names the parameter: as a place that our reader made out, or in its sentence. Of a
 * nested place the last key alone is half of it.
 */
export const named = (call: Call, answer: Answer): Grade => {
  if (call.mistake === 'unknown tool') return answer.text.includes(call.tool) ? 'yes' : 'no'
  const { others = [], path: meant, sentAs } = call
  const places = [meant, ...(sentAs === undefined ? [] : [sentAs]), ...others]
  const { fault } = answer
  const issues = fault?.kind === 'invalid_arguments' ? fault.issues : []
  if (issues.some(({ path }) => places.some((place) => same(path, place)))) return 'yes'
  const text = told(answer.text, call.tool)
  const grades = places.map((place) => inText(text, place))
  return grades.find((grade) => grade === 'yes') ?? grades.find((grade) => grade === 'part') ?? 'no'
}

/** The text without the name of the tool and without the names of members, where JSON is dumped into it. */
const told = (text: string, tool: string): string =>
  text
    .replaceAll(`tool ${tool}`, 'tool')
    .replaceAll(`tool '${tool}'`, 'tool')
    .replace(
      /"(?:code|expected|received|path|message|keys|input|origin|values|type|loc|msg)"\s*:/g,
      ''
    )

const inText = (text: string, path: Path): Grade => {
  const last = path.at(-1) ?? ''
  if (path.length === 1) return speaksOf(text, last) ? 'yes' : 'no'
  if (spellings(path).some((spelling) => text.includes(spelling))) return 'yes'
  const key = path.findLast((part) => !isIndex(part)) ?? ''
  return speaksOf(text, key) ? 'part' : 'no'
}

/** A place as pointers, dots, brackets and lists write it. */
const spellings = (path: Path): ReadonlyArray<string> => [
  printPointer(path),
  path.join('.'),
  path.map((key, at) => (isIndex(key) ? `[${key}]` : at === 0 ? key : `.${key}`)).join(''),
  path.map((key) => `[${key}]`).join(''),
  path.join(' -> ')
]

/** Words of validators: one of these is a name only where something marks it as one. */
const vocabulary =
  /^(?:a|an|the|is|at|to|of|in|or|be|not|no|input|value|values|data|type|string|text|number|integer|boolean|object|array|message|error|name|tool|argument|arguments|args|parameter|parameters|params|field|key|property|path|expected|received|required|code|request|call|invalid|format|option|options|id|one|must|items?|schema)$/i

const speaksOf = (text: string, key: string): boolean => {
  const name = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const marked = [
    `["'\`‘“]${name}["'\`’”]`,
    `(?:^|[\\s(\`])/${name}(?![\\w-])`,
    ` at ${name}(?:$|[\\n,;.])`,
    `(?:^|[\\n,;:] ?|\\. )${name}(?::| is | must )`,
    `\\[${name}\\]`
  ]
  if (vocabulary.test(key) || key.length < 3) return new RegExp(marked.join('|'), 'm').test(text)
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)
}

const same = (one: Path, other: Path): boolean => printPointer(one) === printPointer(other)
