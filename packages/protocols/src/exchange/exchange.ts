import {
  type Decide,
  type Fault,
  faultOf,
  findTool,
  internal,
  isFault,
  type Judge,
  judged,
  type Meaning,
  type Registry,
  type Tool
} from '@toolfault/model'
import type { Json } from '@toolfault/types/json'
import { returned } from './returned.js'

/** What every exchange is given beside the request. */
export interface Exchange<Form> {
  readonly judge: Judge
  /** Finds the name that was meant, where no tool has the one that came. */
  readonly meant?: Meaning | undefined
  /** Given each fault before it is written; what it returns is written. Where attempts and logs belong. */
  readonly settle?: ((fault: Fault) => Fault | Promise<Fault>) | undefined
  readonly form?: Form | undefined
}

/** One call that is to be made. */
export interface Call {
  readonly tool: string
  readonly args: unknown
  /** The caller's id of the call, where the protocol has one. */
  readonly callId?: string
  /** What the request says of who calls (OXP, `context`); its members as they came. */
  readonly context?: CallContext
  /** The request as the framework has it, where one carried the call. */
  readonly request?: unknown
}

/** Who calls, as OXP's request says it: nothing of it has been checked. */
export interface CallContext {
  readonly user_id?: unknown
  readonly authorization?: unknown
  readonly secrets?: unknown
  readonly [member: string]: unknown
}

/**
 * Makes a call that was found right; what it returns or resolves to is the tool's value. The type of a
 * method, so that an author may say what else his tools have.
 */
export type Run<T extends Tool = Tool> = {
  run(tool: T, args: unknown, call: Call): unknown
}['run']

/**
 * What must be there before a tool can be called, as a fault; `undefined` when nothing is missing. The type
 * of a method, as that of `Run`.
 */
export type Requires<T extends Tool = Tool> = {
  requires(tool: T, call: Call): Fault | undefined | Promise<Fault | undefined>
}['requires']

/** What an exchange is given that makes calls, too. */
export interface CallExchange<Form> extends Exchange<Form> {
  readonly run: Run
  readonly requires?: Requires | undefined
  /** What an error means that the tool threw and that is no fault; `internal` where it says nothing. */
  readonly decide?: Decide | undefined
}

/** What became of a call: its value; or a fault, and whether the tool ran. */
export type Outcome =
  | { readonly value: Json | undefined }
  | { readonly fault: Fault; readonly ran?: true; readonly tool?: Tool }

/**
 * Make a call: find the tool, ask what it requires, judge the arguments, run it. Never rejects, and
 * never runs a tool that something stands against (row O12: what is missing wins).
 */
export const outcome = async <Form>(
  tools: Registry,
  call: Call,
  exchange: CallExchange<Form>
): Promise<Outcome> => {
  const found = await findTool(tools, call.tool, exchange.meant)
  if (found._tag === 'Left') return { fault: found.left }
  const tool = found.right
  const missing = await required(tool, call, exchange)
  if (missing !== undefined) return { fault: { ...missing, tool: call.tool }, tool }
  const verdict = await judged(exchange.judge, tool, call.args)
  if (!verdict.valid) return { fault: verdict.fault, tool }
  try {
    return { value: returned(await exchange.run(tool, call.args, call)) }
  } catch (error) {
    return { fault: { tool: call.tool, ...faultOf(error, exchange.decide) }, ran: true, tool }
  }
}

const required = async <Form>(
  tool: Tool,
  call: Call,
  { decide, requires }: CallExchange<Form>
): Promise<Fault | undefined> => {
  try {
    const missing: unknown = await requires?.(tool, call)
    if (missing === undefined || isFault(missing)) return missing
    return internal({ developerMessage: 'requires gave neither a fault nor undefined' })
  } catch (error) {
    return faultOf(error, decide)
  }
}

/** The outer net of an exchange: whatever it is given, it answers and never rejects. */
export const answered = async <A>(run: () => Promise<A>, otherwise: () => A): Promise<A> => {
  try {
    return await run()
  } catch {
    return otherwise()
  }
}

/** What is to be written of a fault; one that cannot be settled is written as it is. */
export const settled = async <Form>(fault: Fault, { settle }: Exchange<Form>): Promise<Fault> => {
  if (settle === undefined) return fault
  try {
    return await settle(fault)
  } catch {
    const { developerMessage: _, ...told } = fault
    return told
  }
}
