import type { Fault } from '@toolfault/model'

const failed = [400, 401, 422] as const

/** Whether a status is one that OXP has for a call that failed. */
export const isOfOxp = (status: number): boolean => failed.some((one) => one === status)

/**
 * The status of a fault on `POST /tools/call`: 422 for the input, 200 where the tool ran, 401 where the
 * server wants the client's credential (row O4), 400 for all else; OXP knows no other.
 */
export const statusOf = (fault: Fault): 200 | (typeof failed)[number] => {
  switch (fault.kind) {
    case 'invalid_arguments':
      return 422
    case 'execution_failed':
      return 200
    case 'authorization_required':
      return fault.of === 'server' ? 401 : 400
    default:
      return 400
  }
}
