/**
 * Whether a request with this `OXP-Version` is served: the first version, whatever comes behind its point.
 * Who marks bodies by `$schema` sends no header (row O2); one that was sent twice arrives joined by commas.
 */
export const isServed = (version: string | undefined): boolean =>
  version === undefined ||
  version.split(',').every((one) => /^(?:1(?:\.\d+){0,2})?$/.test(one.trim()))
