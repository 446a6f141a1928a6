import { fingerprint, marks, type Verdict } from '@toolfault/model'
import { translate } from '@toolfault/protocols/translate'
import { type Forms, variants, type WireName, wires, write } from '@toolfault/protocols/wires'
import { digest } from '@toolfault/words/digest'
import { question } from '@toolfault/words/question'

/** A verdict on every wire, as those that are named are read back and handed on, and all that is said of it. */
export const told = (verdict: Verdict, back: ReadonlyArray<WireName> = wires): object => ({
  verdict,
  wires: wires.map((wire) => written(verdict, wire, back.includes(wire))),
  mcp: spelled(verdict, 'mcp', variants.mcp.forms),
  'json-rpc': spelled(verdict, 'json-rpc', variants['json-rpc'].forms),
  ...(verdict.valid
    ? {}
    : {
        marks: marks(verdict.fault),
        fingerprint: fingerprint(verdict.fault),
        question: question(verdict.fault),
        short: digest(verdict.fault, { budget: 200 }),
        full: digest(verdict.fault, { verbosity: 'full' })
      })
})

const written = (verdict: Verdict, wire: WireName, isReadBack: boolean): object => {
  const sent = write(verdict, wire)
  if (sent === undefined) return {}
  if (!isReadBack) return { sent }
  // A stranger sees its JSON.
  const seen: unknown = JSON.parse(JSON.stringify(sent))
  const next = wires[(wires.indexOf(wire) + 1) % wires.length] ?? wire
  return { sent, next: translate(seen, wire, next) }
}

const spelled = <W extends 'mcp' | 'json-rpc'>(
  verdict: Verdict,
  wire: W,
  forms: ReadonlyMap<string, Forms[W]>
): ReadonlyArray<unknown> => [...forms.values()].map((form) => write(verdict, wire, form))
