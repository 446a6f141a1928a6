import type { Tool, Verdict } from '@toolfault/model'
import { own, STEPS, writeJson } from '@toolfault/model'
import { way } from '@toolfault/protocols/wires'
import { digest } from '@toolfault/words/digest'
import { prose } from '@toolfault/words/escape'
import type { Options } from './options.js'
import { wires, write } from './wires.js'

/** How text is set off on a terminal; nothing is added where there is none. */
export interface Palette {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly red: (text: string) => string
  readonly green: (text: string) => string
}

const sgr =
  (on: boolean, code: number) =>
  (text: string): string =>
    on && text !== '' ? `\u001b[${code}m${text}\u001b[0m` : text

/** The palette of a terminal that wants colour, or of one that does not. */
export const palette = (colour: boolean): Palette => ({
  bold: sgr(colour, 1),
  dim: sgr(colour, 2),
  red: sgr(colour, 31),
  green: sgr(colour, 32)
})

/** The sentence stands above, and the model is no protocol. */
const shown = wires.filter((wire) => wire !== 'fault' && wire !== 'text')

/** Show a call, what was wrong with it, and what each wire says of it, side by side. */
export const show = (
  tool: Tool,
  args: unknown,
  verdict: Verdict,
  options: Options,
  colours: Palette
): string => {
  const rows = shown.map((wire) => ({
    wire,
    wrote: write(verdict, wire, options)
  }))
  const told = verdict.valid
    ? colours.green('The arguments are valid.')
    : colours.red(
        digest(
          verdict.fault,
          options.verbosity === undefined ? {} : { verbosity: options.verbosity }
        )
      )
  return [
    row(colours.bold('tool'), 4, prose(tool.name, 128)),
    row(colours.bold('args'), 4, prose(writeJson(args, STEPS) ?? '', 2_000)),
    '',
    told,
    '',
    ...rows
      .filter(({ wrote }) => wrote !== undefined)
      .flatMap(({ wire, wrote }) => [
        `${colours.bold(wire.padEnd(9))} ${colours.dim(way(wrote))}`,
        ...said(wrote).map((part) => `          ${part.replaceAll('\n', '\n          ')}`)
      ]),
    '',
    colours.dim('Print one as JSON with --to mcp, or several with --to mcp,oxp.'),
    ''
  ].join('\n')
}

const row = (label: string, width: number, text: string): string =>
  `${label}${' '.repeat(Math.max(0, 10 - width))}${text}`

/** What the answer says, line by line. */
const said = (wire: unknown): ReadonlyArray<string> => {
  const body = own(wire, 'body') ?? own(wire, 'error') ?? wire
  const parts: Array<unknown> = [own(body, 'message'), own(body, 'error'), own(body, 'detail')]
  for (const block of list(own(body, 'content'))) parts.push(own(block, 'text'))
  for (const [name, said] of Object.entries(own(body, 'parameter_errors') ?? {}))
    parts.push(`${name}: ${text(said)}`)
  // The detail of a problem says what its errors say.
  const errors = own(body, 'detail') === undefined ? list(own(body, 'errors')) : []
  for (const error of errors) {
    parts.push(
      typeof error === 'string'
        ? error
        : `${String(own(error, 'path')) || '(root)'} ${text(own(error, 'message'))}`
    )
  }
  for (const warning of list(own(body, 'warnings'))) parts.push(`warning: ${text(warning)}`)
  for (const suggestion of list(own(body, 'suggestions')))
    parts.push(`suggestion: ${text(suggestion)}`)
  return parts.filter((part): part is string => typeof part === 'string').map((part) => prose(part))
}

const list = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const text = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
