import { own } from '@toolfault/model'
import { headOf } from '../names/spelling.js'

/** What the items of a list are by its name: the words of one command, commands, what is handed to one, places, or what somebody says. */
export type Use = 'words' | 'commands' | 'arguments' | 'places' | 'prose'

/** What a place is used for, where its name says it; an author may say that a command is several. */
export const useOf = (
  place: string | undefined,
  schemas: ReadonlyArray<unknown>
): Use | undefined => {
  const last = headOf(place)
  if (places.test(last)) return 'places'
  if (prose.test(last)) return 'prose'
  const [, one, several, given] = commands.exec(place ?? '') ?? []
  if (given !== undefined) return 'arguments'
  if (several !== undefined) return 'commands'
  if (one === undefined) return undefined
  return schemas.some((schema) => /\bcommands\b/i.test(String(own(schema, 'description'))))
    ? 'commands'
    : 'words'
}

const commands = /(?:(command|cmd|entry_?point|argv)|(commands|cmds|scripts)|(arg(?:ument)?s))$/i

const places =
  /^(?:address(?:es)?|cit(?:y|ies)|(?:destination|location|origin|place|stop|waypoint)s?)$/

const prose = /^(?:comments|descriptions|facts|instructions|notes|observations|sentences|thoughts)$/

/** Whether a text is one command, whose words are the items: `ls -la /app`, `--depth=1 --quiet`. */
export const isWords = (text: string, use: Use | undefined): boolean =>
  isCommand(text, use) && !(use === 'words' ? /,\s/ : /,/).test(text)

/** Whether a text is a command of which only a shell knows the words. */
export const isShell = (text: string, use: Use | undefined): boolean =>
  /["'`|;&<>$*]|^\w+=/.test(text) && isCommand(text, use)

/** Whether a text with spaces has to be one, or has options as one has. */
const isCommand = (text: string, use: Use | undefined): boolean =>
  use !== 'commands' && (use === 'words' ? text.includes(' ') : hasOption(text))

/** Whether an option of a command stands in a text. */
export const hasOption = (text: string): boolean => /(?:^| )--?[a-z]/i.test(text)
