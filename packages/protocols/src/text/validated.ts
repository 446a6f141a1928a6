import { pointed } from './joined.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'

/** What Gemini CLI shows a model: ajv's sentences behind `params`, its name for the arguments. */
export const validatedSaid: Recogniser = (body, text) =>
  /^params(?:\/\S{0,1000})? must /.test(body)
    ? wrong(undefined, pointed(body), text, 'likely')
    : undefined
