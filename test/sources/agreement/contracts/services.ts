import type { Contract } from '../contract.js'

/** A schema of objects within objects, the last of which has a port. */
export const deep = <Type>(port: Type, object: (key: string, inner: Type) => Type): Type =>
  ['port', 'node', 'cluster', 'region', 'service'].reduce((inner, key) => object(key, inner), port)

/** A tool that configures services, five objects deep. */
export const configuring: Contract = {
  tool: 'configure_service',
  schema: deep<{ readonly [keyword: string]: unknown }>({ type: 'integer' }, (key, inner) => ({
    type: 'object',
    required: [key],
    properties: { [key]: inner }
  }))
}
