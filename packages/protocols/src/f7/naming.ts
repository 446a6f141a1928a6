import { type IssueKind, kindOf } from '@toolfault/model'

/** What a validator's sentence says of keys, where it names some (facts, Appendix B). */
export interface Named {
  readonly kind: IssueKind
  /** The keys that are missing or surplus. */
  readonly keys: ReadonlyArray<string>
  /** The key whose presence makes another necessary. */
  readonly cause?: string
}

/** Longer sentences name nothing that is worth the search. */
const LONGEST = 10_000

/** What the sentence names; nothing where its keyword is about something else. */
export const named = (message: string, keyword: string | undefined): Named | undefined => {
  if (message.length > LONGEST) return undefined
  const about = keyword === undefined ? undefined : kindOf(keyword)
  for (const { form, kind, read } of wordings) {
    const found = about === undefined || about === kind ? form.exec(message) : null
    if (found !== null) return { kind, ...read(found) }
  }
  return undefined
}

interface Wording {
  readonly form: RegExp
  readonly kind: IssueKind
  readonly read: (found: RegExpExecArray) => Omit<Named, 'kind'>
}

const one = ([, key = '']: RegExpExecArray): Omit<Named, 'kind'> => ({ keys: [key] })

const listed = ([, keys = '']: RegExpExecArray): Omit<Named, 'kind'> => ({ keys: keys.split(', ') })

const quoted = ([, keys = '']: RegExpExecArray): Omit<Named, 'kind'> => ({
  keys: [...keys.matchAll(quotation)].map(([, single, double]) => unquoted(single ?? double ?? ''))
})

/** A text as Python or Rust shows it. */
const quotation = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/gs

const unquoted = (text: string): string => text.replace(/\\(['"\\])/g, '$1')

const wordings: ReadonlyArray<Wording> = [
  // ajv, TypeBox.
  { form: /^must have required property '(.*)'$/s, kind: 'missing', read: one },
  { form: /^must have required properties (.+)$/s, kind: 'missing', read: listed },
  {
    form: /^must have property (.+) when property (.+) is present$/s,
    kind: 'dependency',
    read: ([, key = '', cause = '']) => ({ keys: [key], cause })
  },
  {
    form: /^must have properties (.+) when property (.+) is present$/s,
    kind: 'dependency',
    read: ([, keys = '', cause = '']) => ({ keys: keys.split(', '), cause })
  },
  { form: /^(?:value of )?tag "(.*)" must be /s, kind: 'choice', read: one },
  // Python's jsonschema, and Rust's, which quotes keys twice.
  { form: /^(['"].*['"]) is a required property$/s, kind: 'missing', read: quoted },
  {
    form: /^(?:Additional|Unevaluated) properties are not allowed \((.+) (?:was|were) unexpected\)$/s,
    kind: 'unexpected',
    read: quoted
  },
  {
    form: /^'(.*)' is a dependency of '(.*)'$/s,
    kind: 'dependency',
    read: ([, key = '', cause = '']) => ({ keys: [unquoted(key)], cause: unquoted(cause) })
  },
  // NCP.
  { form: /^Missing required parameter: "(.+)"$/is, kind: 'missing', read: one },
  { form: /^Missing required parameter: (.+)$/is, kind: 'missing', read: one },
  { form: /^Parameter "(.+)" not in schema/s, kind: 'unexpected', read: one }
]
