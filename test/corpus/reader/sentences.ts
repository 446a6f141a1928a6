import { type Masked, mask } from './mask.js'

/** One statement, its quotations lifted out. */
export interface Sentence extends Masked {
  /** Whether the place of the statement before it may be its own. */
  readonly follows: boolean
}

/** Cut a text into statements, at line ends, semicolons and full stops outside of quotations. */
export const sentencesOf = (text: string): ReadonlyArray<Sentence> =>
  joinedLines(text)
    .split('\n')
    .flatMap((line) => {
      const { held, text: masked } = mask(line.replace(/^\s*(?:[-*•✖×]|\d+[.)])\s+/, ''))
      return cut(masked).map((part, index) => ({ text: part, held, follows: index > 0 }))
    })

/** A line that only says where belongs to the one before it (zod's `→ at a.b`). */
const joinedLines = (text: string): string =>
  text.replace(/\n\s*(?:→|->|└|at\b)\s*(?:at\s+)?/g, ' at ')

const cut = (text: string): ReadonlyArray<string> =>
  text
    .replace(/\b(e\.g|i\.e|etc)\.(?=[\s,:])/gi, '$1')
    // ajv joins its errors by commas, each with its place in front.
    .replace(/, (?=(?:data|instance|\(root\))?(?:\/\S+)? (?:must|should|is) )/g, '\n')
    .replace(/, (?=data(?:[/.[]\S*)? must )/g, '\n')
    .split(/\n|;\s+|[.!?](?=\s+["⟨\p{Lu}]|\s*$)/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
