/** To a program or a person whose wire cannot be read. */
export const readings = {
  notJson: 'this is no JSON',
  tooLong: 'this is too long to be read whole',
  missing: 'this member is missing',
  wanted: (type: string): string => `this must be a value of type ${type}`,
  other: 'this is not what stands here on this wire',
  version: (version: number): string => `this reader knows version ${version} alone`,
  noError: 'this is no failed call: an error of a tool has isError true',
  noAnswer: 'an answer to a tool call is an object with content, or with an error',
  resultType: 'this type of result is no failed call, or not known',
  nothingAsked: 'nothing is asked of the user here: there is no elicitation',
  noAnswers: 'answers of a user are an object with an action, or one such object under each name',
  noProblem: 'problem details have a type, a title, a detail, an instance or a status',
  noFailure: (status: number): string => `the status ${status} is no failure`,
  noRpcStatus:
    'an error of google.rpc is an object with a code and details, under error in the body of an API',
  rpcOk: 'the code 0 is OK: this is no error',
  noDetails: 'the data of an A2A error is a list of details, each with its type under @type',
  noWire: (name: string): string => `${name} is no wire`,
  noForm: (wire: string, kind: string): string => `${wire} has no form for ${kind}`,
  relativeUrl: (url: string): string =>
    `the address ${url} is no absolute address on the web and was left out: if it is relative, say to what`,
  batch: 'this is a list, of which each item is to be read on its own',
  success: 'this is the answer to a call that succeeded, where an error was looked for',
  request: 'this is a request, where the error that answers one was looked for',
  noRpcError:
    'this is no JSON-RPC error, which has a message and a code or data, and no body with success: false',
  notText: 'this is no text: a string or a text block was looked for',
  notF7:
    'this is no F7 answer: looked for a status with a body, or for a body with `valid` or `error`',
  succeeded: 'this is the result of a call that succeeded, and no verdict on one',
  noVerdict:
    'here is no verdict: looked for an object with `valid`, alone, in a text or in a result',
  notValidated: 'the validation itself failed, so that there is no verdict',
  notAnnounced: 'no `toolValidation` is announced here',
  notSupported: 'this is announced as not supported: only `true` counts',
  noCall:
    'this is no tool call: send an object with `name` and `arguments`, or with `tool_id` and `input`',
  nowhere: 'Not found',
  tooMany: 'Too many requests at once',
  noHttp: 'this is no HTTP request',
  slowRequest: 'the request did not arrive in time',
  largeHeaders: 'the headers are too large',
  noChallenge: 'nothing is to be authorized here',
  noBody: 'the body could not be read whole',
  tooLarge: (bytes: number): string => `the body is larger than ${bytes} bytes`,
  tooSlow: (ms: number): string => `the body did not arrive within ${ms} ms`,
  notUtf8: 'the body is no text in UTF-8',
  charset: 'the charset of the body is not known here: send UTF-8',
  encoding: 'the content encoding of the body is not known here: send it as it is',
  poisoned: 'the body is no JSON, or has a key that is refused here (__proto__, constructor)',
  mediaType: 'the media type of the body is not taken here: send JSON as application/json',
  inflated: 'the body is not compressed as its content encoding says',
  refused: 'this is JSON, and the parser of this server does not take it',
  path: 'the address has a % that escapes nothing',
  noRequest: 'this asks for no validation: looked for `tool` with `arguments` or `parameters`',
  oxpCheck:
    'this is the state of an authorization challenge and no error; it is read by `decodeCheck`',
  oxpNoCheck:
    'this is no state of an authorization challenge: `pending`, `completed` or `failed` was looked for in `status`',
  oxpTools: 'this is a list or a definition of tools, and an error was looked for',
  oxpNoError:
    'this is no error of OXP: a body with a `message`, or with `success: false` and an `error`, was looked for'
}
