/** What libraries call a shape that has no name (`intersection222`, `__schema0`, `def-3`, `T1`, `0`): another word in each process. */
const generated =
  /^(?:T|_{0,2}(?:anonymous|schema|def|ref|node|alias|domain|intersection|morph|proto|sequence|structure|union|unit)?[-_]?)\d+$/

/** The name by which a reference calls a schema; the empty one for what is no reference, or a name that a library made up. */
export const nameOfRef = (ref: unknown): string => {
  if (typeof ref !== 'string') return ''
  const name = ref.slice(Math.max(ref.lastIndexOf('/'), ref.lastIndexOf('#')) + 1)
  return generated.test(name) ? '' : name
}
