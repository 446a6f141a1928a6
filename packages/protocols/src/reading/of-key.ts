import type { Issue } from '@toolfault/model'
import { points } from '@toolfault/words/en'
import { sentence } from '@toolfault/words/sentence'

/** What is said of a key of an object, with the key that it is said of: the sentence is as of a value. */
export const ofKey = (issue: Issue): Issue => {
  const { keyword, message, params = {}, path } = issue
  const { propertyName } = params
  if (typeof propertyName !== 'string' || message === undefined || keyword === 'errorMessage') {
    return issue
  }
  const refused = sentence({ path: [...path, propertyName], kind: 'unexpected' })
  return { ...issue, message: points.said(refused, message) }
}
