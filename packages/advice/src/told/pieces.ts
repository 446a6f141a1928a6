import { type Advice, type InvalidArguments, keysOf } from '@toolfault/model'

/** The same fault with other advice. */
export const withPieces = <F extends InvalidArguments>(
  fault: F,
  advice: ReadonlyArray<Advice>,
  unadvised: number
): F => {
  const { issues, kind, tool } = fault
  // As nearly all are made; a spread of it would take longer than all that follows.
  if (unadvised === 0 && isPlain(keysOf(fault))) {
    // A border: the members of such a fault are these.
    return { kind, tool, issues, advice } as unknown as F
  }
  if (fault.unadvised === undefined && fault.ignored === undefined)
    return { ...fault, advice, ...(unadvised > 0 ? { unadvised } : {}) }
  const { ignored: _, unadvised: __, ...bare } = fault
  // A border: without optional members it is the same sort of fault.
  return { ...bare, advice, ...(unadvised > 0 ? { unadvised } : {}) } as unknown as F
}

const isPlain = ([first, second, third, more]: ReadonlyArray<string>): boolean =>
  first === 'kind' && second === 'tool' && third === 'issues' && more === undefined
