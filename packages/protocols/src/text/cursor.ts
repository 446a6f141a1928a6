import { ruled } from '../reading/rules.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'

/** What Cursor shows a model of a call that it refused: one parameter, and no type of those that it wants. */
export const cursorSaid: Recogniser = (body, text) => {
  const [message, name, tool] =
    /^Invalid type for parameter '([^'\n]{1,200})' in tool (\S{1,128})$/.exec(body) ?? []
  return message === undefined || name === undefined
    ? undefined
    : wrong(tool, { issues: [{ path: [name], ...ruled('type'), message }], whole: true }, text)
}
