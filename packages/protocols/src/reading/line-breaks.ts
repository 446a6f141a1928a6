/** A text that breaks its lines as Windows and .NET do, as everybody else breaks them: it says the same. */
export const evenBreaks = (text: string): string =>
  text.includes('\r') ? text.replaceAll('\r\n', '\n') : text
