import { type Fault, invalidSchema, malformedRequest, unknownTool } from '@toolfault/model'
import { digest } from '@toolfault/words/digest'
import { faults } from '@toolfault/words/en'
import { toolNamed } from '@toolfault/words/escape'

/** The author's advice, on the lines behind the first. */
export interface More {
  readonly guidance?: string
}

/**
 * What a text may mean that begins as ours about a request that is no call, a schema that is none or a
 * tool that nobody has; what says most first, none for other texts.
 */
export const ownPrefixed = (text: string): ReadonlyArray<Fault> => {
  const cut = text.indexOf('\n')
  const first = cut < 0 ? text : text.slice(0, cut)
  const more = cut < 0 ? {} : { guidance: text.slice(cut + 1) }
  const behind = (head: string): string | undefined =>
    first.startsWith(head) ? first.slice(head.length) : first === head.trim() ? '' : undefined
  const syntax = behind(faults.parseError(''))
  if (syntax !== undefined) return [malformedRequest('syntax', syntax, more)]
  const shape = behind(faults.invalidRequest(''))
  if (shape !== undefined) return [malformedRequest('shape', shape, more)]
  const schema = behind(faults.invalidSchema(''))
  if (schema !== undefined) return [invalidSchema(schema, more)]
  const tool = behind(faults.unknownTool('')) ?? nameless(first)
  return tool === undefined ? [] : unknown(tool, more)
}

/** Where nobody named the tool, nothing stands behind the sentence but the one that was meant. */
const nameless = (first: string): string | undefined => {
  const head = digest(unknownTool(''))
  const rest = first.startsWith(head) ? first.slice(head.length) : undefined
  return rest === '' || rest?.startsWith(meant) === true ? rest : undefined
}

const meant = `. ${faults.didYouMean('`')}`.slice(0, -1)

/** A name in backticks behind a sentence is the one that was meant. */
const unknown = (name: string, more: More): ReadonlyArray<Fault> => {
  const at = name.lastIndexOf(meant)
  const suggestion = at < 0 || !name.endsWith('`?') ? undefined : name.slice(at + meant.length, -2)
  return [
    ...(suggestion === undefined
      ? []
      : [unknownTool(toolNamed(name.slice(0, at)), suggestion, more)]),
    unknownTool(toolNamed(name), undefined, more)
  ]
}
