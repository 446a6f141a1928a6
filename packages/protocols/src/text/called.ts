import { type Told, together } from '../reading/told.js'
import { pathOf } from '../reading/written-place.js'
import { effectError, effectSentence } from './effect.js'
import type { Recogniser } from './recognise.js'
import { wrong } from './told.js'
import { zodList } from './zod.js'

/**
 * What opencode shows a model of a call that it refused: version 1 the name of the tool before what the validator printed,
 * version 2 a line for each place, and behind them what was sent, of which nothing is told again.
 */
export const calledSaid: Recogniser = (body, text) => {
  const [head, tool] = /^The (\S{1,128}) tool was called with invalid arguments: /.exec(body) ?? []
  if (head !== undefined) {
    const said = body.slice(head.length).replace(/\.\nPlease rewrite the input so [^\n]{1,80}$/, '')
    return wrong(tool, zodList(said) ?? effectError(said) ?? nothing, text)
  }
  const [first, named] = /^Invalid arguments for tool "([^"\n]{1,128})":\n(?=- )/.exec(body) ?? []
  if (first === undefined) return undefined
  const end = body.indexOf('\n\n', first.length)
  const lines = body.slice(first.length, end < 0 ? body.length : end).split('\n')
  return wrong(named, together(lines.map(placed)), text)
}

const nothing: Told = { issues: [], whole: false }

const placed = (line: string): Told => {
  const [, place = '', message = ''] = /^- ([^\s:]{1,1000}): (.*)$/.exec(line) ?? []
  const path = pathOf(place)
  return path === undefined ? nothing : (effectSentence(message, path) ?? nothing)
}
