import { own, total, writeJson } from '@toolfault/model'

/**
 * How a written wire travels, in a few words: its HTTP status, the code of an error, the flag of a result,
 * whether it says that the call is valid. `''` where it says nothing of the kind.
 */
export const way = (wire: unknown): string =>
  total(
    () => {
      const code = own(own(wire, 'error'), 'code') ?? own(wire, 'code')
      if (code !== undefined) return `error ${shown(code)}`
      if (own(wire, 'isError') === true) return 'result, isError'
      const status = own(wire, 'status')
      const valid = own(status === undefined ? wire : own(wire, 'body'), 'valid')
      return [
        status === undefined ? '' : `HTTP ${shown(status)}`,
        valid === undefined ? '' : `valid: ${shown(valid)}`
      ]
        .filter((part) => part !== '')
        .join(', ')
    },
    () => ''
  )

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (writeJson(value) ?? '')
