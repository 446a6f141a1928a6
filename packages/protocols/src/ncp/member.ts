import { own, type Path } from '@toolfault/model'

/** What stands at a path; `undefined` where there is nothing. */
export const memberAt = (json: unknown, path: Path): unknown =>
  path.reduce((member: unknown, key) => own(member, key), json)
