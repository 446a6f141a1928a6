/**
 * The headers of an answer, with what an earlier middleware said in `Vary` before what is said there: an answer
 * varies by all that anybody looked at (RFC 9110, section 12.5.5).
 */
export const varying = (
  headers: Readonly<Record<string, string>>,
  before: () => unknown
): Readonly<Record<string, string>> => {
  const { vary } = headers
  if (vary === undefined) return headers
  const names = [before()].flat().flatMap((text) => (typeof text === 'string' ? [text] : []))
  return { ...headers, vary: [...names.filter((text) => text !== ''), vary].join(', ') }
}
