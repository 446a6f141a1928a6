import { raised } from './raised.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'

/** An error or a sentence alone, of which the code says that it is of the arguments (row A1). */
export const paramsSaid: Recogniser = (body, text, code) => {
  const told = code === INVALID_PARAMS ? raised(body, undefined) : undefined
  // The revision's own member stands beside the arguments.
  const isOfArguments = told?.issues.every(({ path }) => path[0] !== '_meta') === true
  return told === undefined || told.issues.length === 0 || !isOfArguments
    ? undefined
    : wrong(undefined, told, text, 'likely')
}

const INVALID_PARAMS = -32602
