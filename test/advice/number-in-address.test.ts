import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf } from './judged.js'
import { open } from './lines.js'

const test = suite('advice/number-in-address')

const integer = { type: 'integer' }
const site = 'https://example.com/acme/site'

for (const [key, schema, value, wanted] of [
  ['pull_number', integer, `${site}/pull/12`, 'put 12'],
  ['pullNumber', integer, `${site}/pull/12/files?w=1#diff-3`, 'put 12'],
  ['issue_number', integer, `${site}/issues/4051/`, 'put 4051'],
  ['ticket_id', { type: ['integer', 'null'] }, ' https://example.com/agent/tickets/35 ', 'put 35'],
  ['issue_iid', integer, `HTTPS://example.com/Issues/7`, 'put 7'],
  ['issue_no', integer, 'http://example.com/issues/7', 'put 7'],
  ['issueIndex', integer, `${site}/issues/7#issues/8`, 'put 7'],
  ['job_key', integer, `${site}/jobs/7`, 'put 7'],
  ['run_num', integer, `${site}/runs/7`, 'put 7'],
  ['run_id', integer, `${site}/runs/123456789012345`, 'put 123456789012345'],
  // The number is of another thing, of two, of none, or out of range.
  ['ticket_id', integer, 'https://example.com/agent/users/35', 'send integer'],
  ['issue_number', integer, `${site}/issues/1/issues/2`, 'send integer'],
  ['issue_number', integer, `${site}/issues/new`, 'send integer'],
  ['issue_number', integer, `${site}/issues/7a`, 'send integer'],
  ['issue_number', integer, `${site}/issues/v7`, 'send integer'],
  ['run_id', integer, `${site}/runs/1234567890123456`, 'send integer'],
  ['build_number', integer, `${site}/number/7`, 'send integer'],
  ['row_index', integer, `${site}/index/7`, 'send integer'],
  ['issue_number', integer, `see ${site}/issues/7`, 'send integer'],
  ['issue_number', integer, 'ftp://example.com/issues/7', 'send integer'],
  ['issue_number', integer, `${site}/${'a'.repeat(1000)}/issues/7`, 'send integer'],
  ['issue_number', integer, `${site}/search?issue/12`, 'send integer'],
  ['issue_number', integer, 'issues/12', 'send integer'],
  ['issue_number', integer, 'https://issues/12', 'send integer'],
  ['id', integer, `${site}/id/12`, 'send integer'],
  ['issue_number', { ...integer, maximum: 9 }, `${site}/issues/12`, 'send integer']
] as const) {
  test(`${value} of ${key} with ${JSON.stringify(schema)} is: ${wanted}`, () => {
    const [line = ''] = linesOf(open({ [key]: schema }), { [key]: value })
    assert.is(line.split(': ')[1]?.replace(',null', ''), wanted)
  })
}

test.run()
