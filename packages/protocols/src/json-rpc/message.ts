import { type Fault, retryCapable } from '@toolfault/model'
import type { Attempts } from '@toolfault/words/attempt'
import { digest } from '@toolfault/words/digest'
import { en, type Pack } from '@toolfault/words/en'
import { prose } from '@toolfault/words/escape'
import { join } from '@toolfault/words/join'
import { asksForRetry, type Questioning, question } from '@toolfault/words/question'
import { categoryOf, named } from './category.js'
import { quiet } from './quiet.js'

/** What a client reads, and what had to stay out of it. */
export interface Message {
  readonly message: string
  /** What another party said, where as `message` it would start a retry that cannot help (row A18). */
  readonly detail?: string
}

/**
 * The message of a fault for a client that looks for Agentopia's needles: a question for the four
 * categories; without any needle where no retry can help and no category says so.
 */
export const messageOf = (
  fault: Fault,
  form: Questioning & { readonly attempts?: Attempts }
): Message => {
  const { attempts, pack = en } = form
  const mayAsk = retryCapable(fault) || categoryOf(fault, named(fault)) !== undefined
  const raised = attempts?.raise(fault, form) ?? form
  const news = attempts?.progress(fault, pack) ?? ''
  // Whoever reads the text as a message writes it as it was: cut no further, trimmed already.
  const said =
    prose(mayAsk ? question(fault, raised) : digest(fault, { pack })) || pack.faults.internal
  const text = withNews(said, news, pack)
  return mayAsk || !asksForRetry(text)
    ? { message: text }
    : { message: join(quiet(fault, pack), news), detail: text }
}

/** The news come before a question, behind its prefix, and behind any other sentence. */
const withNews = (text: string, news: string, { questions }: Pack): string => {
  if (news === '' || text.includes(news)) return text
  return text.startsWith(questions.question)
    ? questions.question + join(news, text.slice(questions.question.length))
    : join(text, news)
}
