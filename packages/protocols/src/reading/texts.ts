import { own } from '@toolfault/model'

/** The first of these members that is a text. */
export const textUnder = (item: unknown, ...names: ReadonlyArray<string>): string | undefined => {
  const found = names.map((name) => own(item, name)).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : undefined
}

const names = ['detail', 'reason', 'message', 'msg', 'defaultMessage', 'title', 'errorSummary']

/** What an error says, under the names that frameworks and validators give it. */
export const textOf = (error: unknown): string | undefined => {
  // Linear says in its message of which sort an error is.
  const presentable = textUnder(own(error, 'extensions'), 'userPresentableMessage')
  if (presentable !== undefined && isSentence(presentable)) return presentable
  const message = textUnder(error, 'message')
  const text = textUnder(error, ...names, 'description')
  // One word is a code, which Kubernetes and Google have for a reason.
  return isSentence(message) && !isSentence(text) ? message : text
}

/** Whether it is more than a word. */
export const isSentence = (text: string | undefined): boolean => /\s/.test(text ?? '')

/** Whether it says what is wrong, or where; much has a description that is no error. */
export const isError = (item: unknown): boolean =>
  textUnder(item, ...names, 'field') !== undefined ||
  (textUnder(item, 'description') !== undefined && textUnder(item, 'error', 'code') !== undefined)
