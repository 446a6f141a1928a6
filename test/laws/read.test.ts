import { mendedBy } from '@toolfault/model'
import * as fault from '@toolfault/protocols/fault'
import * as faultRead from '@toolfault/protocols/fault/read'
import * as mcp from '@toolfault/protocols/mcp'
import * as mcpRead from '@toolfault/protocols/mcp/read'
import * as problemDetails from '@toolfault/protocols/problem-details'
import * as problemDetailsRead from '@toolfault/protocols/problem-details/read'
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
  { name: 'mcp', encode: (it) => mcp.encode(it), ...mcpRead, acts: mendedBy },
  samples,
  typedFault
)

lawfulReader(
  test,
  {
    name: 'problem-details',
    encode: (it) => problemDetails.encode(it),
    ...problemDetailsRead,
    acts: mendedBy
  },
  samples,
  typedFault
)

test.run()
