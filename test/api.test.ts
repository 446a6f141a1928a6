import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { subpaths } from './house.js'

/** Every public name that exists at run time. A new one is a decision; so is one that goes. */
const pinned: Readonly<Record<string, string>> = {
  '@toolfault/advice/advise': 'advise advised',
  '@toolfault/advice/ask': 'asking',
  '@toolfault/advice/form': 'mergeAnswers requestedSchema',
  '@toolfault/advice/judge': 'judge',
  '@toolfault/advice/meant': 'meant',
  '@toolfault/advice/nearest': 'nearest',
  '@toolfault/advice/repair': 'applyRepair grades repairs',
  '@toolfault/advice/secret': 'isSecret',
  '@toolfault/advice/synonym': 'synonym',
  '@toolfault/client/ai-sdk': 'callOf repairToolCall toolResult',
  '@toolfault/client/answers': 'answerForm answerQuestion askedOf mergeAnswer resume visited',
  '@toolfault/client/anthropic': 'callOf toolResult',
  '@toolfault/client/call': '',
  '@toolfault/client/capability': 'changeOf hasCapability validationOf',
  '@toolfault/client/challenge': 'addressesOf complete heard isDone next policyOf safeUrl start',
  '@toolfault/client/clock': 'clock',
  '@toolfault/client/explain': 'explain',
  '@toolfault/client/f7': 'f7',
  '@toolfault/client/failure': 'failureOf',
  '@toolfault/client/gemini': 'callOf functionResponse',
  '@toolfault/client/json-rpc': 'edge jsonRpc',
  '@toolfault/client/langchain': 'callOf toolMessage',
  '@toolfault/client/mcp-sdk-v1': 'SERVER_TEXT mcpCaller withToolfault',
  '@toolfault/client/mcp-sdk-v2': 'SERVER_TEXT mcpCaller withToolfault',
  '@toolfault/client/metrics': 'measure pointsOf spanOf',
  '@toolfault/client/openai': 'callOf functionCallOutput toolMessage',
  '@toolfault/client/oxp': 'oxp',
  '@toolfault/client/preflight': 'preflight',
  '@toolfault/client/repeatable': 'repeatable',
  '@toolfault/client/reply': 'reply',
  '@toolfault/client/retry': 'advance nextStep policy repliesOf retrying says startRun',
  '@toolfault/client/retry-capable': 'isRetryCapable worthRetry',
  '@toolfault/client/user': 'user',
  '@toolfault/model':
    'LISTED LONGEST_NAME SHOWN STEPS attempt attempted authorizationRequired blamesOwner breakIn brokenAt callKey causeOf comparisonOf dateTimeOf executionFailed faultGiven faultIn faultKinds faultOf findTool fingerprint foldIndexes hash32 holderOf internal invalid invalidArguments invalidSchema isFault isIndex isInvalidArguments isJsonObject isLacking isList isMade isOfKey isRecord isStuck isVerdict isWithin issueKinds issued judged keysOf keywordOf kindOf lacksKey left losses malformedRequest marks mendedBy misconfigured momentOf own owns parsePointer part printPointer readJson readTool retryCapable right schemaOf shownValues someObject step steps toJson toolFault toolNames toolsIn total unavailable unjudged unknownTool unquoted unreadable valid valueAt writeJson',
  '@toolfault/plugins/attempts': 'attemptStore',
  '@toolfault/plugins/express': 'errorHandler toolfault',
  '@toolfault/plugins/fetch': 'routed toolfault',
  '@toolfault/plugins/mcp-sdk-v2': 'withToolfault',
  '@toolfault/plugins/mcp-low-level': 'guardToolCall',
  '@toolfault/plugins/mcp-sdk-v1': 'withToolfault',
  '@toolfault/plugins/tool-validation': 'announceToolValidation verdictCache',
  '@toolfault/plugins/koa': 'errorHandler toolfault',
  '@toolfault/plugins/fastify': 'errorHandler toolfault',
  '@toolfault/plugins/hono': 'hook onError toolfault',
  '@toolfault/protocols/bad-request': 'carries encode',
  '@toolfault/protocols/bad-request/read': 'decode keep loses',
  '@toolfault/protocols/exchange': 'readBody',
  '@toolfault/protocols/exchange/result': 'resultOf',
  '@toolfault/protocols/f7/exchange': 'call validate',
  '@toolfault/protocols/json-rpc/exchange': 'call',
  '@toolfault/protocols/oxp/exchange': 'call check',
  '@toolfault/protocols/f7': 'admits carries encode',
  '@toolfault/protocols/f7/read': 'decode keep loses',
  '@toolfault/protocols/fault': 'carrier carries encode',
  '@toolfault/protocols/fault/read': 'decode keep loses',
  '@toolfault/protocols/json-rpc': 'carries encode encodeEdge response retryData',
  '@toolfault/protocols/json-rpc/read': 'decode keep loses',
  '@toolfault/protocols/mcp': 'FAULT RETRY carries encode latest requests revisionOf revisions',
  '@toolfault/protocols/mcp/answers': 'decodeAnswers',
  '@toolfault/protocols/mcp/read': 'decode keep loses',
  '@toolfault/protocols/mcp/remarks': 'REMARKS remarks',
  '@toolfault/protocols/ncp': 'batchResult capability carries encode toolResult validateTool',
  '@toolfault/protocols/ncp/read':
    'decode decodeCapability decodeRequest decodeResults keep loses toolOf',
  '@toolfault/protocols/oxp': 'carries challengeCheck encode encodeBoth success',
  '@toolfault/protocols/oxp/read': 'decode decodeCheck keep loses',
  '@toolfault/protocols/text': 'carries encode',
  '@toolfault/protocols/text/read': 'decode keep loses',
  '@toolfault/protocols/notes': 'noted',
  '@toolfault/protocols/retry-after': 'delayIn retryAfter',
  '@toolfault/protocols/status': 'faultOfStatus kindOfStatus statusOfBody statusOfCode statusSaid',
  '@toolfault/protocols/problem-details': 'carries encode mediaType',
  '@toolfault/protocols/problem-details/read': 'decode keep loses',
  '@toolfault/protocols/translate/read': 'parsed read',
  '@toolfault/protocols/translate': 'lost translate wireIn wires',
  '@toolfault/protocols/wires': 'overHttp variants way wires write',
  '@toolfault/sources/ajv': 'fromAjv',
  '@toolfault/sources/io-ts': 'decoding fromIoTs',
  '@toolfault/sources/standard-schema': 'fromStandardSchema jsonSchemaOf validate validateAsync',
  '@toolfault/sources/fastify': 'contextOf fromFastify',
  '@toolfault/sources/json-schema': 'fromJsonSchema',
  '@toolfault/sources/typebox': 'fromTypebox',
  '@toolfault/validators/ajv': 'compile',
  '@toolfault/validators/typebox': 'compile',
  '@toolfault/validators/cfworker': 'compile',
  '@toolfault/validators/standard-schema': 'toStandardSchema',
  '@toolfault/words/action': 'actionOf',
  '@toolfault/words/attempt': 'progress raise retell',
  '@toolfault/words/digest': 'digest',
  '@toolfault/words/en':
    'asking attempts en faults fixed fixes points questions remarks replies retries',
  '@toolfault/words/escape': 'atom clean code line link prose toolName toolNamed unrevealed',
  '@toolfault/words/few': 'FEW few',
  '@toolfault/words/join': 'join lead stop',
  '@toolfault/words/place': 'place',
  '@toolfault/words/points': 'pointsOf',
  '@toolfault/words/question': 'asksForRetry authored question startsAsQuestion',
  '@toolfault/words/readings': 'readings',
  '@toolfault/words/remark': 'amends remark',
  '@toolfault/words/remedy': 'remedy',
  '@toolfault/words/sentence': 'sentence'
}

const test = suite('api')

test('every subpath with code is pinned', async () => {
  const silent = ['@toolfault/types/']
  const code = subpaths.filter((path) => !silent.some((start) => path.startsWith(start)))
  assert.equal([...code].sort(), Object.keys(pinned).sort())
})

for (const [path, names] of Object.entries(pinned)) {
  test(`${path} has these names and no other`, async () => {
    const module: object = await import(path)
    assert.is(Object.keys(module).sort().join(' '), names)
  })
}

for (const path of subpaths.filter((name) => name.startsWith('@toolfault/types/'))) {
  test(`${path} is types alone`, async () => {
    const module: object = await import(path)
    assert.equal(Object.keys(module), [])
  })
}

test.run()
