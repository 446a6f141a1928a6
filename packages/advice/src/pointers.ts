import { type Path, printPointer } from '@toolfault/model'

/** The JSON Pointers of the root, of all that a place is in, the outermost first, and of the place itself. */
export const pointersTo = (path: Path): ReadonlyArray<string> => {
  const pointers = ['']
  let pointer = ''
  for (const key of path) {
    pointer += printPointer([key])
    pointers.push(pointer)
  }
  return pointers
}

/** The same without the place itself; none for the root. */
export const pointersAbove = (path: Path): ReadonlyArray<string> => pointersTo(path).slice(0, -1)
