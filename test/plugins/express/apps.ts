import express5 from 'express'
import express4 from 'express4'

/** An app of each major version, without a word on the console. */
export const apps: ReadonlyArray<readonly [string, () => express4.Express]> = [
  // A border: what both share is called in the same way.
  ['express 5', () => (express5() as unknown as express4.Express).set('env', 'test')],
  ['express 4', () => express4().set('env', 'test')]
]
