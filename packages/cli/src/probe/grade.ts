import type { Answer, Grade } from './answer.js'
import type { Call } from './call.js'
import { isDirecting } from './directing.js'
import { expecting } from './expecting.js'
import { type Leak, leaks } from './leak.js'
import { named } from './named.js'

/** What is graded, in the order of the table. */
export const columns = ['channel', 'field', 'expectation', 'fix', 'question'] as const

/** The grades of one answer. */
export type Grades = { readonly [column in (typeof columns)[number]]: Grade } & {
  readonly leak: ReadonlyArray<Leak>
}

/** Longer texts are graded by their beginning. */
const LONG = 100_000

/** Of longer lists the beginning is looked for in an answer. */
const MANY = 256

/** Grade what came back for a call that must fail. */
export const graded = (call: Call, answer: Answer): Grades => {
  const { accepted, channel, refused, retryData, wire } = answer
  const heard = { ...answer, text: answer.text.slice(0, LONG) }
  // What a tool gives back for a call that it takes is its own business.
  const leak = accepted ? [] : leaks(wire, call)
  if (!refused) {
    const none = { field: 'none', expectation: 'none', fix: 'none', question: 'none' } as const
    return { channel, ...none, leak }
  }
  return {
    channel,
    field: named(call, heard),
    expectation: expecting(call, heard.text),
    fix: fixing(call, heard.text),
    question: /^(?:MCP error -?\d+: )*\s*question:/i.test(heard.text)
      ? 'yes'
      : retryData === true
        ? 'part'
        : 'no',
    leak
  }
}

/** Whether an answer says what to do: an instruction, or the name that was meant. */
const fixing = ({ args, mistake, path, sentAs, tool, want }: Call, text: string): Grade => {
  if (mistake === 'unknown tool') {
    // Nobody can tell which tool was meant by a name that is near to none.
    return want.id !== 'name' ? 'none' : text.includes(want.name) ? 'yes' : 'no'
  }
  const names = [tool, ...path, ...(sentAs ?? []), ...Object.keys(Object(args)), ...valuesOf(want)]
  return isDirecting(text, names) ? 'yes' : 'no'
}

const valuesOf = (want: Call['want']): ReadonlyArray<string> =>
  ('values' in want ? (want.values ?? []) : []).slice(0, MANY).map(String)
