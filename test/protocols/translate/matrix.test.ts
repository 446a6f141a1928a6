import { type Fault, faultKinds, isList, mendedBy, own } from '@toolfault/model'
import { encode } from '@toolfault/protocols/fault'
import { decode } from '@toolfault/protocols/fault/read'
import { type Translation, translate, type WireName, wires } from '@toolfault/protocols/translate'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { seen } from '../../laws/read.js'
import { holds } from './holds.js'
import { whole } from './whole.js'

const test = suite('protocols/translate/matrix')

const made = (wire: unknown, from: WireName, to: WireName): Translation => {
  const found = translate(seen(wire), from, to)
  if (found._tag === 'Left') throw new Error(JSON.stringify([from, to, wire, found.left]))
  return found.right
}

const members = new Map([
  ['paths', 'path'],
  ['kinds', 'kind'],
  ['keywords', 'keyword']
])

/** A member of the fault, or of each of its issues. */
const member = (fault: Fault, name: string): unknown => {
  if (!members.has(name)) return own(fault, name)
  const issues = own(fault, 'issues')
  return isList(issues) ? issues.map((issue) => own(issue, members.get(name) ?? name)) : undefined
}

const faultOf = (wire: unknown): Fault => {
  const read = decode(wire)
  if (read._tag === 'Left') throw new Error(JSON.stringify(read.left))
  return read.right.value
}

test('every kind is there, with a message for operators, and is a fault to its reader', () => {
  assert.equal(whole.map(({ kind }) => kind).sort(), [...faultKinds].sort())
  for (const fault of whole) {
    assert.type(fault.developerMessage, 'string')
    const { developerMessage: _, ...shown } = fault
    assert.equal(faultOf(encode(fault)), shown)
  }
})

for (const from of wires) {
  for (const to of wires) {
    for (const fault of whole) {
      const { kind } = fault
      const name = `${kind} from ${from} to ${to}`
      const here = holds[from][kind]
      const there = holds[to][kind]
      if (here === undefined) continue

      const given = made(encode(fault), 'fault', from).wire
      const source = faultOf(made(given, from, 'fault').wire)
      // What has no room for a kind may have made another of it.
      if (holds[to][source.kind] === undefined) {
        test(`${name} is refused: there is no form for it`, () => {
          const found = translate(given, from, to)
          assert.is(found._tag, 'Left')
          if (found._tag === 'Left')
            assert.match(String(found.left[0]?.message), `${to} has no form`)
        })
        continue
      }

      test(`${name} keeps what both have room for, and says what it loses`, () => {
        const { loses, wire } = made(given, from, to)
        const target = faultOf(made(wire, to, 'fault').wire)
        const shared = here.filter((one) => there?.includes(one))
        // Agentopia names what lacks and the first that is wrong, for which the kinds must be known (row
        // A17); F7 has no word for a kind but the keyword.
        const isUnsorted = to === 'json-rpc' && !here.includes('kinds')
        const isUnruled = to === 'f7' && !here.includes('keywords')
        const kept = shared.filter(
          (one) => !(isUnsorted && one === 'paths') && !(isUnruled && one === 'kinds')
        )
        for (const one of kept) {
          assert.equal(member(target, one), member(fault, one), `${one} of ${JSON.stringify(wire)}`)
        }
        const changed = new Set([...Object.keys(source), ...Object.keys(target)])
        for (const one of changed) {
          const isLost = loses.some((it) => it === `/${one}` || it.startsWith(`/${one}/`))
          const isSame = JSON.stringify(own(source, one)) === JSON.stringify(own(target, one))
          assert.is(isLost, !isSame, `${one}: ${loses.join(' ')}`)
        }
        if (mendedBy(source) !== mendedBy(target)) assert.ok(loses.length > 0)
      })

      test(`${name} shows nothing that is for operators`, () => {
        assert.not.match(JSON.stringify(made(given, from, to)), String(fault.developerMessage))
      })
    }
  }
}

test('a message for operators crosses to no other wire, not even from the one that has it', () => {
  const given = { status: 400, body: { message: 'm', developer_message: 'pool-3 is down' } }
  const others = wires.filter((wire) => wire !== 'oxp')
  for (const to of others) {
    const { loses, wire } = made(given, 'oxp', to)
    assert.not.match(JSON.stringify(wire), 'pool-3')
    assert.ok(loses.includes('/developerMessage'), to)
  }
  // To its own protocol it goes as it was spelled.
  assert.equal(made(given, 'oxp', 'oxp'), {
    wire: given,
    loses: [],
    warnings: [],
    notes: []
  })
})

test.run()
