import { nesting } from '../contracts/folders.js'
import { registering } from '../contracts/guests.js'
import { configuring } from '../contracts/services.js'
import { missing, mistyped, put } from '../points.js'
import type { Row } from '../row.js'

const port = (value: unknown): unknown => ({
  service: { region: { cluster: { node: { port: value } } } }
})

export const rows: ReadonlyArray<Row> = [
  {
    name: 'a wrong type five objects deep',
    contract: configuring,
    bad: port('8080'),
    good: port(8080),
    advice: [mistyped('/service/region/cluster/node/port', 'integer', put(8080))],
    says: [
      '`service.region.cluster.node.port` must be an integer, received "8080": send 8080 without quotes'
    ]
  },
  {
    name: 'a wrong type in a recursion',
    contract: nesting,
    bad: { name: 'a', folders: [{ name: 'b', folders: [{ name: 'c' }, { name: 1 }] }] },
    good: { name: 'a', folders: [{ name: 'b', folders: [{ name: 'c' }, { name: '1' }] }] },
    advice: [mistyped('/folders/0/folders/1/name', 'string', put('1'))],
    says: ['`folders[0].folders[1].name` must be a string, received 1: send "1" in quotes']
  },
  {
    name: 'a key is missing in a recursion',
    contract: nesting,
    bad: { name: 'a', folders: [{ name: 'b', folders: [{ folders: [] }] }] },
    good: { name: 'a', folders: [{ name: 'b', folders: [{ name: 'c', folders: [] }] }] },
    advice: [missing('/folders/0/folders/0/name', 'string')],
    says: ['`folders[0].folders[0].name` is missing: add `folders[0].folders[0].name` (string)']
  },
  {
    name: 'a key is missing that one part of an intersection asks for',
    contract: registering,
    bad: { name: 'Ada' },
    good: { name: 'Ada', room: '12' },
    advice: [missing('/room', 'string')],
    says: ['`room` is missing: add `room` (string)']
  },
  {
    name: 'a wrong type in each part of an intersection',
    contract: registering,
    bad: { name: 'Ada', age: 36.5, room: 12 },
    good: { name: 'Ada', age: 36, room: '12' },
    advice: [mistyped('/age', 'integer'), mistyped('/room', 'string', put('12'))],
    says: [
      '`age` must be an integer, received 36.5: send an integer',
      '`room` must be a string, received 12: send "12" in quotes'
    ]
  }
]
