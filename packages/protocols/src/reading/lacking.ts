import type { Issue } from '@toolfault/model'

/** Longer texts are no sentences. */
const LONGEST = 1_000

/** So many names of one sentence are told. */
const MOST = 32

/** A name in quotation marks, and what stands for one or several of them. */
const quoted = /(["'`])([^"'`\n,]{1,100})\1/g
const several = /\0(?:(?:, and |, | and )\0){1,31}/

/**
 * Whole sentences that say which arguments lack: those of handlers in Kotlin, Swift, Python and JavaScript, who look
 * for what they need themselves. That something is required may also be said of a program or of a permission, so that
 * they have to speak of an argument, and to name it in quotation marks.
 */
const sentences: ReadonlyArray<RegExp> = [
  /^missing (?:a )?required (?:arguments?|param(?:eter)?s?|property|properties):? \0$/i,
  /^missing value for required (?:argument|param(?:eter)?) \0$/i,
  /^required (?:argument|param(?:eter)?)s? \0 (?:is|are|was|were) (?:missing|required|not (?:provided|found|given|supplied))$/i,
  /^required (?:argument|param(?:eter)?)s? missing: \0$/i,
  /^(?:the )?(?:argument|param(?:eter)?)s? \0 (?:is|are) (?:required|missing)$/i,
  /^(?:the )?\0 (?:argument|param(?:eter)?)s? (?:is|are) (?:required|missing)$/i,
  // Spring; Continue.
  /^required (?:request )?parameter \0 (?:for method parameter type \S{1,100} )?is not present$/i,
  /^\0 argument is required(?: and must not be empty or whitespace-only)?\. \(type \w{1,20}\)$/i
]

/** Behind a colon, names stand alone: the SDK of Ruby has all that is missing. */
const listed =
  /^(?:missing required (?:argument|param(?:eter)?|propertie)s?|required (?:argument|param(?:eter)?)s? missing): (\S[^\n]{0,999})$/i

/** A key as programs write it, and no option of a command line. */
const key = /^[\w$][\w.$-]{0,99}(?<!\.)$/

/** What a sentence says is missing, each as an issue; none for any other sentence. */
export const lacking = (sentence: string): ReadonlyArray<Issue> => {
  if (sentence.length > LONGEST || sentence.includes('\0')) return []
  const message = sentence.replace(/^Error: /, '')
  const said = message.replace(/[.!]$/, '')
  const alone = listed.exec(said)?.[1]?.split(', ') ?? []
  const isListed = alone.length > 0 && alone.every((name) => key.test(name))
  const names = isListed ? alone : quotedIn(said)
  return [...new Set(names)]
    .slice(0, MOST)
    .map((name) => ({ path: [name], kind: 'missing', keyword: 'required', message }))
}

const quotedIn = (message: string): ReadonlyArray<string> => {
  const form = message.replace(quoted, '\0').replace(several, '\0')
  return sentences.some((one) => one.test(form))
    ? [...message.matchAll(quoted)].map(([, , name = '']) => name)
    : []
}
