import { ajvSentence } from '../reading/ajv.js'
import { type Told, together } from '../reading/told.js'
import { pointed } from './joined.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'

/**
 * ajv's sentences as agents show them to a model: Gemini CLI behind `params`, its name for the arguments; VS Code without a
 * place, so that no more than what is missing is told.
 */
export const validatedSaid: Recogniser = (body, text) => {
  if (/^params(?:\/\S{0,1000})? must /.test(body))
    return wrong(undefined, pointed(body), text, 'likely')
  const said = /^ERROR: Your input to the tool was invalid \((.*)\)$/s.exec(body)?.[1]
  return said === undefined
    ? undefined
    : wrong(undefined, together(said.split(/, (?=must )/).map(placeless)), text)
}

const placeless = (sentence: string): Told => {
  const issue = ajvSentence(sentence, [])
  return issue?.kind === 'missing' ? { issues: [issue], whole: true } : { issues: [], whole: false }
}
