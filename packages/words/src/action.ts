import { type InvalidArguments, total } from '@toolfault/model'
import type { Pack } from './en.js'
import { atom, toolName } from './escape.js'

/** So much of an author's phrase is said. */
const PHRASE = 100

/**
 * What the tool does, as it follows "so I can": the author's phrase, else that it is called by its name,
 * escaped. `''` where nobody knows so much as the name, and for what is no fault or no pack.
 */
export const actionOf = (
  fault: Pick<InvalidArguments, 'asking' | 'tool'>,
  say: Pack['asking']
): string =>
  total(
    () => {
      const action = atom(fault.asking?.action ?? '', PHRASE)
      if (action !== '') return action
      const name = toolName(fault.tool ?? '')
      // What could be more than a name is no part of a phrase.
      return name === '' || name.startsWith('`') ? '' : say.call(name)
    },
    () => ''
  )
