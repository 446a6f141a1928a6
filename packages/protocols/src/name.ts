import type { Path } from '@toolfault/model'

/**
 * A parameter's name as JSON-RPC data and NCP write it: keys joined by dots from the root (row A17).
 * Data for programs: never escaped, never clipped; `''` for the whole.
 */
export const parameterName = (path: Path): string => path.join('.')
