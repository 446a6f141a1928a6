import { own, type Tool } from '@toolfault/model'

/** A registered tool as a client sees it; without a JSON Schema where there is none to be had. */
export const toolSeen = (name: string, registered: unknown, inputSchema: unknown): Tool => {
  const title = own(registered, 'title')
  const description = own(registered, 'description')
  return {
    name,
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof description === 'string' ? { description } : {}),
    inputSchema
  }
}
