import { isRecord, part } from '@toolfault/model'

/** The signal of a request, which stays the same when SDK v2 makes a new context for it. */
export const signalOf = (extra: unknown): object | undefined => {
  const signal = part(extra, 'signal') ?? part(part(extra, 'mcpReq'), 'signal')
  return isRecord(signal) ? signal : undefined
}

/** Whether nobody waits for the answer any more: the SDK then sends none. */
export const isAborted = (extra: unknown): boolean => part(signalOf(extra), 'aborted') === true
