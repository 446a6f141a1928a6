import { executionFailed, type Fault } from '@toolfault/model'
import { faults } from '@toolfault/words/en'
import type { OxpForm } from './form.js'

/** The tool ran, so that the answer is a 200, where alone there is room for when to come back. */
export const inside = (fault: Fault, { pack }: OxpForm): Fault => {
  if (fault.kind !== 'internal' && fault.kind !== 'unavailable') return fault
  const { kind, ...details } = fault
  const busy = { canRetry: true, message: (pack?.faults ?? faults).unavailable }
  return executionFailed(kind === 'unavailable' ? { ...busy, ...details } : details)
}
