import { serviceSaid } from '../reading/service-said.js'
import type { Recognised, Recogniser } from './recognise.js'
import { wrong } from './told.js'

/** What a service behind the tool says of places in what was sent, as an SDK hands it on. */
export const serviceRefusal: Recogniser = (body, text) => refusedByService(body, text, undefined)

/** The same behind the name of the tool. */
export const refusedByService = (
  said: string,
  text: string,
  tool: string | undefined
): Recognised | undefined => {
  const issues = serviceSaid(said)
  return issues.length === 0 ? undefined : wrong(tool, { issues, whole: true }, text, 'likely')
}
