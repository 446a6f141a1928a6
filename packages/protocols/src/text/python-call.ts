import type { Issue } from '@toolfault/model'
import { ruled } from '../reading/rules.js'
import type { Told } from '../reading/told.js'

/** What Python says of a function that was called with other arguments than it takes, its class or module before it. */
interface Called extends Told {
  readonly name: string
}

const lacks =
  /^(?:TypeError: )?(?:[\w.<>]{1,200}\.)?(\w{1,100})\(\) missing \d{1,3} required (?:positional|keyword-only) arguments?: ('\w[^\n]{0,1000}')$/

const strange =
  /^(?:TypeError: )?(?:[\w.<>]{1,200}\.)?(\w{1,100})\(\) got an unexpected keyword argument '(\w{1,200})'(?:\. Did you mean '\w{1,200}'\?)?$/

/** The arguments that a function of Python lacks, or the one that it does not know; `undefined` for any other sentence. */
export const pythonCall = (message: string): Called | undefined => {
  const [, name, list = ''] = lacks.exec(message) ?? []
  if (name !== undefined) {
    const keys = [...list.matchAll(/'(\w{1,200})'/g)].map(([, key = '']) => key)
    const issues = keys.map((key): Issue => ({ path: [key], ...ruled('required'), message }))
    return { name, issues, whole: true }
  }
  const [, called, key] = strange.exec(message) ?? []
  if (called === undefined || key === undefined) return undefined
  const issue: Issue = { path: [key], ...ruled('additionalProperties'), message, echo: true }
  return { name: called, issues: [issue], whole: true }
}
