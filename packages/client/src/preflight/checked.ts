import type { FaultKind, Tool, Verdict } from '@toolfault/model'

/** Who gave a verdict: the server's validation tool, its F7 endpoint, the client by the schema, nobody. */
export type Method = 'mcp-native' | 'f7' | 'schema-only' | 'none'

/** Why a server that should have given the verdict gave none. */
export type Reason =
  /** The server does not say that it validates calls. */
  | 'not_offered'
  /** The validation tool, or the endpoint, is not there although it should be. */
  | 'not_there'
  /** The validation tool takes another input than NCP's, by the schema it is listed with. */
  | 'other_input'
  /** The name or the arguments cannot be sent. */
  | 'unsendable'
  /** The validation itself failed: an error was answered or thrown. */
  | 'failed'
  /** What was answered holds no verdict. */
  | 'unreadable'
  /** The server answered that the endpoint is elsewhere, where nothing is sent. */
  | 'redirected'
  /** No answer came in time. */
  | 'late'
  /** Nobody waits for the verdict any more. */
  | 'aborted'

/** What is known of a call before it is made. */
export interface Checked {
  readonly verdict: Verdict
  readonly method: Method
  /** Why it was not the server that gave the verdict; absent where it did, or where there is none to ask. */
  readonly fellBack?: Reason
  /** It is an earlier verdict on the same call, kept as the server announces. */
  readonly cached?: true
}

/** One call that is to be checked. */
export interface Question {
  readonly tool: Tool
  readonly args: unknown
}

/** What is told to the log; never arguments, never what somebody wrote. */
export type PreflightEvent =
  | {
      readonly id: 'fell_back'
      /** The tool's name, 200 characters of it at most. */
      readonly tool: string
      readonly from: Method
      readonly to: Method
      readonly reason: Reason
      /** Of what kind the failure was, where one was read. */
      readonly because?: FaultKind
    }
  | {
      /** A batch was answered in no order that is understood; its calls are asked about one by one. */
      readonly id: 'batch_refused'
      readonly calls: number
      readonly reason: Reason
    }

/** Why there is no verdict. */
export interface Silence {
  readonly reason: Reason
  readonly because?: FaultKind
}

/** What came of asking a server. */
export type Heard = { readonly verdict: Verdict } | Silence

/** One way to ask a server. */
export interface Way {
  readonly method: 'mcp-native' | 'f7'
  /** Where it is remembered that there is nobody to ask. */
  readonly place: (tool: Tool) => string
  readonly ask: (question: Question, signal?: AbortSignal) => Promise<Heard>
  /** How many can be asked about at once; a list that is no answer to each of them is none. */
  readonly batch?: {
    readonly size: number
    readonly ask: (
      questions: ReadonlyArray<Question>,
      signal?: AbortSignal
    ) => Promise<ReadonlyArray<Heard> | Silence>
  }
}
