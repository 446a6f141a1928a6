import type { Json } from '@toolfault/types/json'

/** What a tool returned, as JSON has it; throws for what JSON cannot hold: a cycle, a bigint. */
export const returned = (value: unknown): Json | undefined => {
  const text: string | undefined = JSON.stringify(value)
  return text === undefined ? undefined : JSON.parse(text)
}
