import type { IssueKind, Path } from '@toolfault/model'
import { toolNamed } from '@toolfault/words/escape'

/** What a sentence of NCP's documents and of its reference client says (facts, Appendix B). */
export interface Wording {
  /** A dotted name is a place inside objects (row A17). */
  readonly path: Path
  readonly kind: IssueKind
  readonly keyword: string
}

/** Longer sentences are not the protocol's own. */
const LONGEST = 2_000

/**
 * What one of the protocol's own sentences says of a parameter; `undefined` for any other sentence.
 * Writer and reader both ask here, so that an issue which was read from a sentence is told by it again.
 */
export const wording = (text: string): Wording | undefined => {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined
  for (const { form, keyword, kind } of wordings) {
    const name = form.exec(text)?.[1]
    if (name !== undefined) return { path: name.split('.'), kind, keyword }
  }
  return undefined
}

/** The tool that one of the protocol's own sentences does not know; `undefined` for any other sentence. */
export const toolIn = (text: string): string | undefined => {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined
  for (const form of tools) {
    const name = form.exec(text)?.[1]
    if (name !== undefined) return toolNamed(name)
  }
  return undefined
}

const wordings: ReadonlyArray<Omit<Wording, 'path'> & { readonly form: RegExp }> = [
  { form: /^Missing required parameter: "(.+)"$/is, kind: 'missing', keyword: 'required' },
  { form: /^Missing required parameter: (.+)$/is, kind: 'missing', keyword: 'required' },
  {
    form: /^Parameter "(.+)" type mismatch: expected \S+, got \S+$/s,
    kind: 'type',
    keyword: 'type'
  },
  { form: /^Parameter "(.+)" must be an integer, got .+$/s, kind: 'type', keyword: 'type' },
  { form: /^Parameter "(.+)" must be one of: .+$/s, kind: 'choice', keyword: 'enum' },
  { form: /^Parameter "(.+)": expected \S+, got \S+$/s, kind: 'type', keyword: 'type' }
]

const tools: ReadonlyArray<RegExp> = [
  /^Unknown tool: (.*)$/s,
  // Where nobody named it.
  /^(?:Unknown tool|Tool not found)()$/,
  /^Tool not found: (.+?)(?:\. Use '.*)?$/s,
  /^Invalid tool format: "(.*?)"(?:\. .*)?$/s,
  /^Tool (\S+) not found$/
]
