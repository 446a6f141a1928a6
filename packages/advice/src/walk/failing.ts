import { type Issue, printPointer } from '@toolfault/model'

/** ajv names the half of a condition that failed; who does not leaves it to us. */
export const failing = (issues: ReadonlyArray<Issue>): ReadonlyMap<string, string> => {
  const halves = new Map<string, string>()
  for (const { keyword, params, path } of issues) {
    const half = keyword === 'if' ? params?.['failingKeyword'] : undefined
    if (typeof half === 'string') halves.set(printPointer(path), half)
  }
  return halves
}
