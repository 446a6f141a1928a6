import { refunding } from '../contracts/refunding.js'
import { add, choose, missing, mistyped, oneOf, put } from '../points.js'
import type { Row } from '../row.js'

const card = { kind: 'card', holder: 'Ada' }

const kinds = ['card', 'transfer'] as const

export const rows: ReadonlyArray<Row> = [
  {
    name: 'a wrong type in the branch of the tag',
    contract: refunding,
    bad: { method: { ...card, expires: 'next May' } },
    good: { method: { ...card, expires: 2027 } },
    advice: [mistyped('/method/expires', 'integer')],
    says: [
      '`method.expires` must be an integer, received a string of 8 characters: send an integer (taken as "card" by its `method.kind`; other shapes: "transfer")'
    ]
  },
  {
    name: 'a key is missing in the branch of the tag',
    contract: refunding,
    bad: { method: { kind: 'transfer', account: 7 } },
    good: { method: { kind: 'transfer', bank: 'Alpine' } },
    advice: [missing('/method/bank', 'string')],
    says: [
      '`method.bank` is missing: add `method.bank` (string) (taken as "transfer" by its `method.kind`; other shapes: "card")',
      '`method.account` is not a known key, and may be ignored: use another for what it holds, or leave it out'
    ]
  },
  {
    name: 'a tag that no branch has',
    contract: refunding,
    bad: { method: { kind: 'voucher', holder: 'Ada' } },
    good: { method: card },
    advice: [
      { path: '/method/kind', kind: 'choice', expected: oneOf(...kinds), fix: choose(...kinds) }
    ],
    says: [
      '`method.kind` must be one of "card" or "transfer", received a string of 7 characters: use one of them'
    ]
  },
  {
    name: 'nearly the tag of a branch',
    contract: refunding,
    bad: { method: { kind: 'transfr', bank: 'Alpine' } },
    good: { method: { kind: 'transfer', bank: 'Alpine' } },
    advice: [
      { path: '/method/kind', kind: 'choice', expected: oneOf(...kinds), fix: put('transfer') }
    ],
    says: ['`method.kind` must be one of "card" or "transfer", received "transfr": send "transfer"']
  },
  {
    name: 'a tag of another type',
    contract: refunding,
    bad: { method: { kind: 1, holder: 'Ada' } },
    good: { method: card },
    advice: [
      { path: '/method/kind', kind: 'choice', expected: oneOf(...kinds), fix: choose(...kinds) }
    ],
    says: ['`method.kind` must be one of "card" or "transfer", received 1: use one of them']
  },
  {
    name: 'no tag, and keys of one branch',
    contract: refunding,
    bad: { method: { holder: 'Ada' } },
    good: { method: card },
    advice: [{ path: '/method/kind', kind: 'missing', expected: oneOf('card'), fix: add }],
    says: [
      '`method.kind` is missing: add `method.kind` ("card") (taken as "card" by its keys; other shapes: "transfer")'
    ]
  },
  {
    name: 'no tag, and nothing that tells the branches apart',
    contract: refunding,
    bad: { method: {} },
    good: { method: card },
    advice: [{ path: '/method/kind', kind: 'missing', expected: oneOf(...kinds), fix: add }],
    says: [
      '`method.kind` is missing: add `method.kind` (one of "card" or "transfer") (`method` takes { kind: "card", holder: string, expires?: integer } | { kind: "transfer", bank: string })'
    ]
  },
  {
    name: 'one item of a list of tagged objects',
    contract: refunding,
    bad: { method: card, parts: [card, { kind: 'transfer', bank: false }] },
    good: { method: card, parts: [card, { kind: 'transfer', bank: 'Alpine' }] },
    advice: [mistyped('/parts/1/bank', 'string', put('false'))],
    says: [
      '`parts[1].bank` must be a string, received false: send "false" in quotes (taken as "transfer" by its `parts[1].kind`; other shapes: "card")'
    ]
  }
]
