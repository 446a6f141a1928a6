import type { Params } from '@toolfault/model'
import { numberRule } from '../reading/rules.js'
import { enumeratedIn, valueIn } from '../reading/values.js'

/** What a sentence of pydantic's tells of the rule that it is about, as Python writes values. */
export const paramsIn = (keyword: string, message: string): Params | undefined => {
  // What is escaped is left to the sentence.
  if (message.includes('\\')) return undefined
  switch (keyword) {
    case 'enum': {
      const list = behind(message, 'Input should be ')
      const allowedValues = list === undefined ? undefined : enumeratedIn(list)
      return allowedValues === undefined ? undefined : { allowedValues }
    }
    case 'pattern': {
      const shown = behind(message, 'String should match pattern ')
      const pattern = shown === undefined ? undefined : valueIn(shown)?.[0]
      return typeof pattern === 'string' ? { pattern } : undefined
    }
    case 'minLength':
    case 'maxLength': {
      const limit = /^String should have at (?:least|most) (\d{1,15}) characters?$/.exec(
        message
      )?.[1]
      return limit === undefined ? undefined : numberRule(keyword, 'limit', limit)?.params
    }
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'multipleOf': {
      const last = message.slice(message.lastIndexOf(' ') + 1)
      return numberRule(keyword, keyword === 'multipleOf' ? keyword : 'limit', last)?.params
    }
    default:
      return undefined
  }
}

const behind = (message: string, head: string): string | undefined =>
  message.startsWith(head) ? message.slice(head.length) : undefined
