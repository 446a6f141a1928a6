import type { Path } from '@toolfault/model'
export const isSecret = (path: Path, schemas: ReadonlyArray<unknown>, value: unknown): boolean =>
  path.some((key) => /password|secret|token|api_?key/i.test(key)) &&
  schemas.length >= 0 &&
  value !== undefined
