import { isList } from '@toolfault/model'

/** Whether a `type` takes a value of a JSON type; an integer is a number. */
export const accepts = (wanted: unknown, type: string | undefined): boolean => {
  const types = isList(wanted) ? wanted : [wanted]
  return types.includes(type) || (type === 'integer' && types.includes('number'))
}
