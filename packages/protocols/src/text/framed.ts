import { type Told, together } from '../reading/told.js'
import { placeBefore } from '../reading/written-place.js'
import { argumentSaid, refusedCall } from './framed-call.js'
import { placedSentence } from './joined.js'
import { raised } from './raised.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'

/** What an agent writes around what was raised of the arguments: its first group is the name of the tool. */
interface Frame {
  readonly head: RegExp
  /** Where what stands behind begins. */
  readonly tail?: RegExp
  /** Whether only what is known of a call counts: what a tool raised while it ran stands in the same frame. */
  readonly isOpen?: true
}

const frames: ReadonlyArray<Frame> = [
  // CrewAI.
  {
    head: /^(?:I encountered an error while trying to use the tool\. This was the error: |Error executing tool: )?(?:Tool '([^'\n]{1,128})' a|A)rguments validation failed: (?=\d{1,6} validation errors? for )/,
    tail: /\n Tool [^\n]{1,200} accepts these inputs: /
  },
  // The Agents SDK of OpenAI.
  {
    head: /^(?:An error occurred while running the tool\. Please try again\. Error: )?Invalid JSON input for tool (\S{1,128}): (?=\d{1,6} validation errors? for )/
  },
  // Strands Agents.
  {
    head: /^(?:Error: )?()Validation failed for input parameters: (?=\d{1,6} validation errors? for )/
  },
  // OpenHands.
  {
    head: /^Error validating args \{[\s\S]{0,19000}\} for tool '([^'\n]{1,128})': (?=\d{1,6} validation errors? for )/
  },
  // Mastra.
  {
    head: /^(?:Error: )?Tool input validation failed(?: for ([\w./-]{1,128}))?\. Please fix the following errors and try again:\n(?=- )/,
    tail: /\n\nProvided arguments: /
  },
  // LangChain for JavaScript, and LangGraph around it.
  {
    head: /^(?:Error invoking tool '([^'\n]{1,128})' with kwargs \{[^\n]{0,19000}\} with error: )?(?:Error: )?Received tool input did not match expected schema(?=\n|$)/,
    tail: /\n Please fix (?:the error and try again|your mistakes)\.$/
  },
  // smolagents.
  {
    head: /^(?:Invalid call to|Error executing) tool '([^'\n]{1,128})' with arguments [^\n]{0,19000}: (?:TypeError: |ValueError: )?(?=Argument \w{1,100} (?:is|has) )/,
    tail: /\n(?:You should call this tool with correct |Please try again )/,
    isOpen: true
  }
]

/** How one of them begins. */
const begins = /^(?:I encountered |Error|Tool |Arguments |An error |Invalid |Validation |Received )/

/** What agents show a model of a call that they refused, each in words of its own around what a validator said. */
export const framedSaid: Recogniser = (body, text) => {
  if (!begins.test(body)) return refusedCall(body, text)
  for (const { head, isOpen, tail } of frames) {
    const [heading, tool = ''] = head.exec(body) ?? []
    if (heading === undefined) continue
    const rest = body.slice(heading.length)
    const end = tail === undefined ? -1 : rest.search(tail)
    const said = (end < 0 ? rest : rest.slice(0, end)).trim()
    const name = tool === '' ? undefined : tool
    const told = argumentSaid(said) ?? raised(said, name) ?? listed(said)
    return told === undefined && isOpen ? undefined : wrong(name, told ?? nothing, text)
  }
  return undefined
}

const nothing: Told = { issues: [], whole: false }

/** A line for each place, of which some are in an author's own words. */
const listed = (said: string): Told | undefined => {
  const lines = said.split('\n').map(placed)
  return lines.every((told) => told !== undefined) ? together(lines) : undefined
}

const placed = (line: string): Told | undefined => {
  const [head = '', where = ''] = /^- ([^\s:]{1,500}): /.exec(line) ?? []
  const path = where === 'root' ? [] : placeBefore(where)
  return head === '' || path === undefined
    ? undefined
    : placedSentence(line.slice(head.length), path)
}
