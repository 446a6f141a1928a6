import { labelling } from '../contracts/labels.js'
import { tagging } from '../contracts/tagging.js'
import { missing, mistyped, pattern, put, remove, surplus } from '../points.js'
import type { Deviation, Row } from '../row.js'

const tags = { 'owner/id': 'u1', constructor: 'Ada' }

const team = { labels: { team: 'core' } }

const closedByPattern: Deviation = {
  differs:
    'a record takes the keys of a pattern: every other is surplus, and the pattern is not said',
  yields: [surplus('/env/Team-A')],
  says: ['`env.Team-A` is not an accepted key: remove `env.Team-A`']
}

export const rows: ReadonlyArray<Row> = [
  {
    name: 'a key with a slash is missing',
    contract: tagging,
    bad: { constructor: 'Ada' },
    good: tags,
    advice: [missing('/owner~1id', 'string')],
    says: ['`["owner/id"]` is missing: add `["owner/id"]` (string)']
  },
  {
    name: 'the value under a key with a tilde',
    contract: tagging,
    bad: { ...tags, 'size~max': 'big' },
    good: { ...tags, 'size~max': 10 },
    advice: [mistyped('/size~0max', 'integer')],
    says: ['`["size~max"]` must be an integer, received a string of 3 characters: send an integer']
  },
  {
    name: 'a key is missing that every object inherits',
    contract: tagging,
    bad: { 'owner/id': 'u1' },
    good: tags,
    advice: [missing('/constructor', 'string')],
    says: ['`constructor` is missing: add `constructor` (string)']
  },
  {
    name: 'a value of a dictionary',
    contract: labelling,
    bad: { labels: { team: 'core', tier: 3 } },
    good: { labels: { team: 'core', tier: '3' } },
    advice: [mistyped('/labels/tier', 'string', put('3'))],
    says: ['`labels.tier` must be a string, received 3: send "3" in quotes']
  },
  {
    name: 'a value under a key that looks like an index',
    contract: labelling,
    bad: { ...team, ports: { '80': 1, '443': 'web' } },
    good: { ...team, ports: { '80': 1, '443': 2 } },
    advice: [mistyped('/ports/443', 'integer')],
    says: ['`ports[443]` must be an integer, received a string of 3 characters: send an integer']
  },
  {
    name: 'a key of a dictionary breaks a pattern',
    contract: labelling,
    bad: { ...team, env: { 'Team-A': 'x' } },
    good: { ...team, env: { team: 'x' } },
    advice: [
      { path: '/env/Team-A', kind: 'unexpected', expected: pattern('^[a-z]+$'), fix: remove }
    ],
    says: [
      '`env.Team-A` is not an accepted key, keys must match the pattern `^[a-z]+$`: rename or remove `env.Team-A`'
    ],
    deviations: {
      'typebox-0.34': closedByPattern,
      'typebox-1': closedByPattern,
      'io-ts': { absent: 'a record drops the keys outside of its domain, and reports none' },
      arktype: closedByPattern
    }
  }
]
