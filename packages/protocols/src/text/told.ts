import type { Fault } from '@toolfault/model'
import type { Told } from '../reading/told.js'
import type { Recognised } from './recognise.js'

/** Invalid arguments; the text is kept where not all of it was understood. */
export const wrong = (
  tool: string | undefined,
  { issues, whole }: Told,
  text: string,
  confidence: Recognised['confidence'] = 'certain'
): Recognised => {
  const fault: Fault = {
    kind: 'invalid_arguments',
    ...(tool === undefined ? {} : { tool }),
    issues,
    ...(whole && issues.length > 0 ? {} : { message: text })
  }
  return { fault, confidence: whole ? confidence : 'likely' }
}
