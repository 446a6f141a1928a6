import { atOnce } from './at-once.js'
import type { Checked, Heard, Question } from './checked.js'
import { type Checking, checkOne, settled, unreadable } from './checking.js'

/** Check several calls, in batches where the server takes them, else one by one. */
export const checkAll = async (
  checking: Checking,
  questions: ReadonlyArray<Question>,
  signal: AbortSignal | undefined
): Promise<ReadonlyArray<Checked>> => {
  const { memory, way } = checking
  const size = way?.batch?.size ?? 1
  const isOpen = (question: Question): boolean =>
    size > 1 &&
    way !== undefined &&
    memory.known(question) === undefined &&
    !memory.isMissing(way, question.tool)
  const open = questions.flatMap((question, at) => (isOpen(question) ? [at] : []))
  const isAsked = new Set(open)
  const single = questions.flatMap((_, at) => (isAsked.has(at) ? [] : [[at]]))
  const groups = Array.from({ length: Math.ceil(open.length / size) }, (_, at) =>
    open.slice(at * size, (at + 1) * size)
  )
  const found = new Map<number, Checked>()
  await atOnce([...groups, ...single], checking.atOnce, async (group) => {
    const asked = group.flatMap((at) => questions[at] ?? [])
    const answers = await checkGroup(checking, asked, signal).catch(() => [])
    for (const [n, at] of group.entries()) found.set(at, answers[n] ?? unreadable)
  })
  return questions.map((_, at) => found.get(at) ?? unreadable)
}

const checkGroup = async (
  checking: Checking,
  questions: ReadonlyArray<Question>,
  signal: AbortSignal | undefined
): Promise<ReadonlyArray<Checked>> => {
  const singly = (question: Question): Promise<Checked> => checkOne(checking, question, signal)
  const ask = checking.way?.batch?.ask
  if (ask === undefined || questions.length < 2) return atOnce(questions, 1, singly)
  const begun = questions.map((question) => checking.memory.begin(question))
  const heard = await ask(questions, signal)
  const settle = async (at: number, one: Heard): Promise<Checked> => {
    const [question, from] = [questions[at], begun[at]]
    if (question === undefined || from === undefined) return unreadable
    return isOdd(one) ? singly(question) : settled(checking, question, one, from, signal)
  }
  if ('reason' in heard && isOdd(heard)) {
    checking.report({ id: 'batch_refused', calls: questions.length, reason: heard.reason })
  }
  const found = questions.map((_, at) => ('reason' in heard ? heard : (heard[at] ?? nothing)))
  // Only what has to be asked about again has to wait for its turn.
  const most = found.some(isOdd) ? 1 : questions.length
  return atOnce([...found.entries()], most, ([at, one]) => settle(at, one))
}

const nothing = { reason: 'unreadable' } as const

/** What a batch did wrong a single question may do well; a server that is down or gone does neither. */
const isOdd = (heard: Heard): boolean =>
  'reason' in heard &&
  heard.because !== 'unavailable' &&
  (heard.reason === 'unreadable' || heard.reason === 'failed' || heard.reason === 'other_input')
