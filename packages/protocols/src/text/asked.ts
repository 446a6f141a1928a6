import { authorizationRequired, type Fault, misconfigured } from '@toolfault/model'
import { startsAsQuestion } from '@toolfault/words/question'
import type { Recogniser } from './recognise.js'

/**
 * Questions in Agentopia's patterns (seed 001, "Error Categories"): a service that is to be set up, one that
 * is to be configured; whatever else is asked, is asked of who sent the arguments.
 */
export const asked: Recogniser = (body, text) => {
  if (!startsAsQuestion(body)) return undefined
  return { fault: { ...meaning(body), message: text }, confidence: 'likely' }
}

const meaning = (body: string): Fault => {
  if (/\bneeds? to be set up\b|\bcredentials\b/i.test(body)) return authorizationRequired('tool')
  return /\bservice needs to be configured\b/i.test(body)
    ? misconfigured('')
    : { kind: 'invalid_arguments', issues: [] }
}
