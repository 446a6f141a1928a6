import type { ResolveHook } from 'node:module'

/** `globSync` came with Node 22. The suite imports it for its other commands: no scenario of a server looks for files. */
const fs = `
  export * from 'node:fs'
  export const globSync = () => {
    throw new Error('globSync is of Node 22')
  }`

const url = `data:text/javascript,${encodeURIComponent(fs)}`

/** Give the official suite an `fs` with all that it imports. */
export const resolve: ResolveHook = (specifier, context, next) =>
  specifier === 'fs' && context.parentURL?.includes('/@modelcontextprotocol/conformance/') === true
    ? { url, shortCircuit: true }
    : next(specifier, context)
