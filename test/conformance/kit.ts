import { readFileSync } from 'node:fs'
import { judge } from '@toolfault/advice/judge'
import type { Verdict } from '@toolfault/model'
import type { WireName } from '@toolfault/protocols/wires'
import type { Json } from '@toolfault/types/json'
import { compile } from '@toolfault/validators/ajv'

/** One case of the kit, as `cases.schema.json` describes it. */
export interface Case {
  readonly description: string
  readonly rows: ReadonlyArray<string>
  readonly clause: string
  readonly input?: { readonly tool: string; readonly schema: unknown; readonly args: unknown }
  readonly model: Json
  readonly wires: { readonly [W in WireName]: Json }
  readonly reads?: ReadonlyArray<Reading>
}

/** A wire of another house, and what must be read from it. */
export interface Reading {
  readonly wire: WireName
  readonly rows: ReadonlyArray<string>
  readonly clause: string
  readonly given: unknown
  readonly model: Json
}

/** The kit as it stands in the file. */
export interface Kit {
  readonly version: string
  readonly cases: ReadonlyArray<Case>
}

// A border: a test holds the file to its schema.
const json = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../conformance/${name}`, import.meta.url), 'utf8'))

/** The conformance kit. */
export const kit: Kit = json('cases.json')

/** The schema of the kit. */
export const kitSchema: object = json('cases.schema.json')

/** The verdict to write: what ajv comes to, or the model where nothing is judged. */
export const verdictOf = ({ input, model }: Case): Verdict =>
  input === undefined
    ? // A border: a case without input has a whole verdict, in which nothing is left open.
      (model as unknown as Verdict)
    : judge(compile)({ name: input.tool, inputSchema: input.schema }, input.args)
