type Path = ReadonlyArray<string>
/** An issue as it is told. */
export const at = (
  path: Path,
  kind: string,
  keyword: string,
  message: string,
  params?: object
): object => ({
  path,
  kind,
  keyword,
  ...(params === undefined ? {} : { params }),
  message
})
export const lacks = (path: Path, message: string): object =>
  at(path, 'missing', 'required', message)
export const surplus = (path: Path, message: string): object => ({
  ...at(path, 'unexpected', 'additionalProperties', message),
  echo: true
})
export const typed = (path: Path, type: string | undefined, message: string): object =>
  at(path, 'type', 'type', message, type === undefined ? undefined : { type })

/** A text, and what it says is wrong. */
export type Row = readonly [text: string, ...issues: ReadonlyArray<object>]
