import type { Json } from '@toolfault/types/json'

/** A tool as somebody has published it, and a call of it that fails as models' calls do. */
export interface Example {
  readonly id: string
  /** What there is to see, for the list. */
  readonly title: string
  readonly origin: {
    /** The server or program that has the tool. */
    readonly server: string
    /** Owner and name of the repository from which the definition is. */
    readonly repository: string
    readonly commit: string
    /** Of that repository, as SPDX has it. */
    readonly licence: string
  }
  readonly tool: {
    readonly name: string
    readonly description: string
    readonly inputSchema: Json
  }
  readonly args: Json
}
