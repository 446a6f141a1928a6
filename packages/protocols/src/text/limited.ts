import { unavailable } from '@toolfault/model'
import type { Recogniser } from './recognise.js'

/**
 * A limit of the rate, which time mends and nothing else. Other texts of HTTP (`401 Unauthorized`) may
 * be those of a service behind the tool, so they change nothing.
 */
export const limited: Recogniser = (_, text) => {
  if (!/\brate limit (?:was |has been )?exceeded\b|\b429:? too many requests\b/i.test(text)) {
    return undefined
  }
  const seconds = /\b(?:retry|try again) (?:after|in) (\d{1,6}) ?(?:s|sec|seconds)\b/i.exec(
    text
  )?.[1]
  return {
    fault: unavailable({
      message: text,
      ...(seconds === undefined ? {} : { retryAfterMs: Number(seconds) * 1_000 })
    }),
    confidence: 'guess'
  }
}
