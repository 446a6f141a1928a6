/** What an error in XML says. */
export interface XmlError {
  readonly code: string
  readonly message: string
}

/** More of a text is not looked at. */
const MOST = 20_000

/**
 * The code and the message of an error in XML, as S3, Azure Storage, OData and the query protocols of AWS and
 * others write it: `<Error><Code>SlowDown</Code><Message>…</Message></Error>`, whatever stands around it. No other
 * XML is read, and no page; `undefined` for these.
 */
export const errorInXml = (body: unknown): XmlError | undefined => {
  if (typeof body !== 'string' || !body.slice(0, 9).trimStart().startsWith('<')) return undefined
  const text = body.slice(0, MOST)
  const at = text.search(/<(?:\w{1,9}:)?error[\s>]/i)
  if (at < 0 || /<html[\s>]/i.test(text)) return undefined
  const inside = text.slice(at)
  const code = /<(?:\w{1,9}:)?code>([^<]{1,120})<\//i.exec(inside)?.[1]?.trim() ?? ''
  const said = /<(?:\w{1,9}:)?message(?: [^<>]{0,80})?>([^<]{0,4000})<\//i.exec(inside)?.[1] ?? ''
  return code === '' ? undefined : { code, message: unescaped(said.trim()) }
}

const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity)

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'"
}
