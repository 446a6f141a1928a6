import type { Hostile } from './values.js'

const issue = {
  path: ['a'],
  kind: 'type',
  keyword: 'type',
  message: 'no',
  params: { type: 'string' }
}
const point = { path: ['a'], kind: 'type' }

/** What advice may say that it expected. */
const ids = [
  'type',
  'one_of',
  'format',
  'pattern',
  'compare',
  'count',
  'multiple',
  'distinct',
  'one_branch',
  'said'
]

/** Everything that some expectation holds. */
const expectation = (id: string, value: unknown): object => ({
  id,
  types: value,
  values: value,
  format: value,
  pattern: value,
  limit: value,
  comparison: value,
  of: value,
  least: value,
  most: value,
  first: value,
  second: value,
  matched: value,
  text: value
})

/** Faults of invalid arguments in which a value stands for an issue, for advice, or for a part of one. */
export const brokenParts = (name: string, value: unknown): ReadonlyArray<Hostile> => {
  const invalid = (more: object): object => ({
    kind: 'invalid_arguments',
    issues: [issue],
    ...more
  })
  return [
    [`an issue: ${name}`, invalid({ issues: [value, issue] })],
    [
      `all of an issue: ${name}`,
      invalid({
        issues: [{ path: [value], kind: value, keyword: value, message: value, params: value }]
      })
    ],
    [`a path: ${name}`, invalid({ issues: [{ ...issue, path: value }] })],
    [`a key: ${name}`, invalid({ issues: [{ ...issue, path: [value] }] })],
    [`a property: ${name}`, invalid({ issues: [{ ...issue, params: { property: value } }] })],
    [`parameters: ${name}`, invalid({ issues: [{ ...issue, params: value, message: value }] })],
    [`a kind: ${name}`, invalid({ issues: [{ path: ['a'], kind: value, keyword: value }] })],
    [
      `branches: ${name}`,
      invalid({ issues: [{ path: [], kind: 'alternative', branches: [[value], value] }] })
    ],
    [`advice: ${name}`, invalid({ advice: [value] })],
    [
      `all of advice: ${name}`,
      invalid({ advice: [{ path: [value], kind: value, expected: value, fix: value }] })
    ],
    [
      `parts: ${name}`,
      invalid({
        advice: [{ ...point, expected: value, received: value, fix: value, about: value }]
      })
    ],
    ...ids.map(
      (id): Hostile => [
        `${id} of ${name}`,
        invalid({
          advice: [
            {
              ...point,
              expected: expectation(id, value),
              received: { id: 'type', type: value, size: value },
              fix: { id: 'choose', values: value, types: value },
              because: { id: 'present', path: value },
              about: { parameterType: value, description: value }
            }
          ]
        })
      ]
    )
  ]
}
