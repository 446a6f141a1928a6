import { Tiktoken } from 'js-tiktoken/lite'
import ranks from 'js-tiktoken/ranks/o200k_base'

const encoder = new Tiktoken(ranks)

/** How many tokens of o200k_base, the vocabulary of GPT-4o and later, a text is. */
export const tokensOf = (text: string): number =>
  // What looks like a control token is text like other text.
  encoder.encode(text, [], []).length
