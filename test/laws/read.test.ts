import { mendedBy } from '@toolfault/model'
import * as fault from '@toolfault/protocols/fault'
import * as faultRead from '@toolfault/protocols/fault/read'
import * as text from '@toolfault/protocols/text'
import * as textRead from '@toolfault/protocols/text/read'
import { suite } from 'uvu'
import { typedFault } from '../hostile/typed.js'
import { lawfulReader } from './read.js'
import { samples } from './samples.js'

const test = suite('laws/read')

lawfulReader(
  test,
  { name: 'fault', encode: (it) => fault.encode(it), ...faultRead, acts: mendedBy },
  samples,
  typedFault
)

lawfulReader(
  test,
  { name: 'text', encode: (it) => text.encode(it), ...textRead, acts: mendedBy },
  samples,
  typedFault
)

test.run()
