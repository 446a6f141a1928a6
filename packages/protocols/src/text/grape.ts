import { located } from '../reading/located.js'
import { ruled } from '../reading/rules.js'
import { each, type Told } from '../reading/told.js'

/** Grape's own sentences, in its locale `en`. */
const sentence =
  /^([a-z_][\w[\]]{0,99}) (is missing|is empty|is invalid|does not have a valid value)$/

/**
 * What Grape says of parameters, one after the other, as GitLab hands it on. Only a body beside its status tells that from
 * other prose. `undefined` for any other text.
 */
export const grapeSaid = (text: string): Told | undefined => each(text.split(', '), ofParameter)

const ofParameter = (part: string): Told | undefined => {
  const [, name = '', message = ''] = sentence.exec(part) ?? []
  if (name === '') return undefined
  const rule = message === 'is missing' ? ruled('required') : ({ kind: 'unknown' } as const)
  return { issues: [{ path: located(name).path, ...rule, message }], whole: true }
}
