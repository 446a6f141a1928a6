/** The name of a service, where somebody gave it one: a fault may say an empty text, and other members no text. */
export const serviceNamed = (service: unknown): string | undefined =>
  typeof service === 'string' && service !== '' ? service : undefined
