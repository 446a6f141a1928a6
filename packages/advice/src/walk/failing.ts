import { type Issue, printPointer } from '@toolfault/model'

/** ajv names the half of a condition that failed; who does not leaves it to us. */
export const failing = (issues: ReadonlyArray<Issue>): ReadonlyMap<string, string> => {
  let halves: Map<string, string> | undefined
  for (const { keyword, params, path } of issues) {
    const half = keyword === 'if' ? params?.['failingKeyword'] : undefined
    if (typeof half !== 'string') continue
    halves ??= new Map()
    halves.set(printPointer(path), half)
  }
  return halves ?? none
}

const none: ReadonlyMap<string, string> = /* @__PURE__ */ new Map()
