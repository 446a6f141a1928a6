import { type Fault, invalid, mendedBy, type Remark, type Verdict } from '@toolfault/model'
import * as f7 from '@toolfault/protocols/f7'
import * as f7Read from '@toolfault/protocols/f7/read'
import * as fault from '@toolfault/protocols/fault'
import * as faultRead from '@toolfault/protocols/fault/read'
import * as ncp from '@toolfault/protocols/ncp'
import * as ncpRead from '@toolfault/protocols/ncp/read'
import { suite } from 'uvu'
import { typedFault, typedVerdict } from '../hostile/typed.js'
import { lawfulReader } from './read.js'
import { samples } from './samples.js'

const test = suite('laws/read')

lawfulReader(
  test,
  { name: 'fault', encode: (it) => fault.encode(it), ...faultRead, acts: mendedBy },
  samples,
  typedFault
)

const acts = (verdict: Verdict): string =>
  verdict.valid ? 'nobody has to' : mendedBy(verdict.fault)

const verdicts = (faults: ReadonlyArray<Fault>): ReadonlyArray<Verdict> => [
  { valid: true },
  ...faults.map(invalid),
  ...faults.map(
    (it): Verdict => ({
      valid: false,
      fault: it,
      warnings: remarks,
      suggestions: remarks
    })
  ),
  { valid: true, warnings: remarks, suggestions: remarks },
  { valid: true, warnings: remarks.slice(1) }
]

const remarks: ReadonlyArray<Remark> = [
  { id: 'misspelt_key', path: ['a.b', 'c'], suggestion: ['ab'] },
  { id: 'ignored_key', path: ['__proto__'] },
  { id: 'deprecated', path: ['a"b'], description: 'Deprecated. deprecated: use `c`.' },
  { id: 'deprecated', path: [] },
  { id: 'said', text: 'Slow\nat night\u202e' }
]

lawfulReader<Verdict, f7Read.F7ReadForm>(
  test,
  {
    name: 'f7',
    // A border: what the samples hold is what F7 carries.
    encode: (it) => f7.encode(it as f7.F7Verdict),
    decode: (wire) => f7Read.decode(wire, { paths: 'field' }),
    keep: (it) => f7Read.keep(it as f7.F7Verdict),
    loses: (it) => f7Read.loses(it as f7.F7Verdict),
    acts
  },
  verdicts(samples).filter(f7.admits),
  typedVerdict(typedFault).filter(f7.admits)
)

lawfulReader(
  test,
  { name: 'ncp', encode: (it) => ncp.encode(it), ...ncpRead, acts },
  verdicts(samples),
  typedVerdict(typedFault)
)

test.run()
