import { serviceSaid } from '../reading/service-said.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'

/** What a service behind the tool says of places in what was sent, as an SDK hands it on. */
export const serviceRefusal: Recogniser = (body, text) => {
  const issues = serviceSaid(body)
  return issues.length === 0 ? undefined : wrong(undefined, { issues, whole: true }, text, 'likely')
}
