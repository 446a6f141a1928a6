import { type InvalidArguments, invalidArguments } from '@toolfault/model'

/** A call of `book` without these parameters. */
export const missing = (...names: ReadonlyArray<string>): InvalidArguments =>
  invalidArguments('book', { issues: names.map((name) => ({ path: [name], kind: 'missing' })) })
