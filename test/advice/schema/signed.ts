import { advise } from '@toolfault/advice/advise'
import { invalidArguments } from '@toolfault/model'
import * as assert from 'uvu/assert'

/** The shape in one line of what is asked for itself. */
export const shape = (schema: object): string | undefined => {
  const issue = { path: ['a'], kind: 'type', keyword: 'type' } as const
  const about = { schema: { properties: { a: schema } }, value: { a: 1 } }
  return advise(invalidArguments('t', { issues: [issue] }), about).advice?.[0]?.about?.signature
}

/** The shape in one line of what `k` holds. */
export const signature = (schema: unknown, key = 'k'): string | undefined => {
  const issue = { path: ['a'], kind: 'type', keyword: 'type', params: { type: 'object' } } as const
  const root = {
    properties: { a: { type: 'object', properties: { [key]: schema }, required: [key] } },
    $defs: {
      text: { type: 'string' },
      map: { type: 'object', additionalProperties: { type: 'integer' } },
      mail: { type: 'string', format: 'email' },
      lists: { type: 'array', allOf: [{ $ref: '#/$defs/lists' }] },
      circle: { $ref: '#/$defs/circle' },
      r0: { $ref: '#/$defs/list' },
      r1: { $ref: '#/$defs/r0' },
      r2: { $ref: '#/$defs/r1' },
      u0: { anyOf: [{ $ref: '#/$defs/list' }, { type: 'string' }] },
      u1: { $ref: '#/$defs/u0' },
      u2: { $ref: '#/$defs/u1' },
      u3: { $ref: '#/$defs/u2' },
      u4: { $ref: '#/$defs/u3' },
      three: { const: 3 },
      keys: { properties: { l: { type: 'string' } }, required: ['l'] },
      itself: { type: 'string', allOf: [{ $ref: '#/$defs/itself' }] },
      list: { type: 'array', items: { type: 'integer' } },
      either: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      far: { $ref: '#/$defs/either' },
      both: { allOf: [{ type: 'array' }, { items: { type: 'boolean' } }] }
    }
  }
  const fault = advise(invalidArguments('t', { issues: [issue] }), {
    schema: root,
    value: { a: 1 }
  })
  const whole = fault.advice?.[0]?.about?.signature ?? ''
  assert.ok(whole.startsWith('{ ') && whole.endsWith(' }'), whole)
  return whole.slice(2, -2).replace(/^k: /, '')
}
