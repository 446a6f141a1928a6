// Every mutant of a package as a switch in its source: one build holds them all.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstrumenter } from '@stryker-mutator/instrumenter'
import { createInjector } from 'typed-inject'
import { root } from '../workspace.mjs'

const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn: console.warn }
const injector = createInjector().provideValue('logger', silent).provideValue('options', {})

// Hits are counted in the first pass alone; later they would only cost.
const quiet = (text) =>
  text.replace('function cover() {', 'function cover() {if (ns.quiet) return;')

const cut = (lines, { start, end }) =>
  start.line === end.line
    ? lines[start.line].slice(start.column, end.column)
    : lines[start.line].slice(start.column)

const numbered = ({ line, column }) => line * 10_000 + column

/** The sources with switches, by path, and the mutants: id, file, line number and text, mutator, from, to, and from where to where they go. */
export const instrumented = async (paths) => {
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  const { files, mutants } = await injector.injectFunction(createInstrumenter).instrument(
    [...texts].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [], noHeader: false }
  )
  return {
    files: new Map(files.map(({ name, content }) => [name, quiet(content)])),
    mutants: mutants.map(({ id, fileName, location, mutatorName, replacement }) => {
      const lines = texts.get(fileName).split('\n')
      return {
        id,
        file: fileName,
        at: location.start.line + 1,
        line: lines[location.start.line].trim(),
        mutator: mutatorName,
        from: cut(lines, location),
        to: replacement,
        span: [numbered(location.start), numbered(location.end)]
      }
    })
  }
}
