import { isRecord, own, type Verdict } from '@toolfault/model'

/** Whether an author's code answered with a verdict: a yes, or a no with its fault. */
export const isVerdict = (value: unknown): value is Verdict =>
  own(value, 'valid') === true || (own(value, 'valid') === false && isRecord(own(value, 'fault')))
