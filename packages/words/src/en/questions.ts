import { joined } from '../english.js'

/** Said once in a question, for its first words. */
const use = 'should I use for'

/** Questions to the caller, in Agentopia's patterns. */
export const questions = {
  question: 'Question: ',
  who: (names: string, isFirst: boolean): string => `who ${isFirst ? use : 'for'} ${names}`,
  which: (names: string, isFirst: boolean): string =>
    `which value ${isFirst ? use : 'for'} ${names}`,
  where: (names: string): string => `where should ${names} point`,
  how_many: (names: string, isFirst: boolean): string =>
    `how many ${isFirst ? use : 'for'} ${names}`,
  what: (names: string, isFirst: boolean): string => `what ${isFirst ? use : 'for'} ${names}`,
  and: (names: ReadonlyArray<string>): string => joined(names, 'and'),
  ask: (clauses: ReadonlyArray<string>, action: string): string => {
    const [last = '', ...others] = clauses.toReversed()
    const asked = others.length === 0 ? last : `${others.toReversed().join(', ')}, and ${last}`
    const purpose = action === '' ? '' : `${others.length === 0 ? '' : ','} so I can ${action}`
    return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}${purpose}?`
  },
  called: (what: string, name: string): string => `${what} (${name})`,
  phrase: (title: string, description: string): string => {
    const [first = ''] = description.split(/[.!?]+(?:\s|$)/, 1)
    if (/^(?:the|an?|your) \S+ /i.test(`${first} `))
      return first.charAt(0).toLowerCase() + first.slice(1)
    return /^(?:the|an?|your) /i.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : ''
  },
  first: (description: string): string => description.split(/(?<=[.!?])\s+(?=[A-Z])/, 1)[0] ?? '',
  described: (name: string, description: string): string =>
    `${name}: ${description.replace(/[.!?]+$/, '')}`,
  like: (example: string): string => `such as ${example}`,
  pleaseProvide: (names: ReadonlyArray<string>): string =>
    `Please provide ${joined(names, 'and')}.`,
  issueWith: (name: string): string => `There seems to be an issue with ${name}.`,
  pleaseCorrect: (sentence: string): string => `Please correct this: ${sentence}`,
  pleaseFollow: (format: string): string => `Please follow the format ${format}.`,
  more: (count: number): string => `There ${count === 1 ? 'is' : 'are'} ${count} more.`,
  pleaseCheckAll: 'Please check them against the schema of the tool.',
  askService: (service: string): string =>
    `Your ${service === '' ? 'account' : service} needs to be set up.`,
  pleaseOpen: (url: string): string => `Please open ${url} to authorize access.`,
  pleaseAuthorize: 'Please authorize access in the settings of the service.',
  askConfigured: (service: string): string => `The ${service} service needs to be configured.`,
  pleaseAdd: (names: ReadonlyArray<string>): string =>
    `Please add ${joined(names, 'and')} in its settings.`,
  pleaseConfigure: 'Please complete its settings.',
  whichTool: 'Which tool should I use instead?'
}

/** About asking, where a program or a form says it. */
export const asking = {
  call: (tool: string): string => `call ${tool}`,
  fill: (action: string): string =>
    `Please fill in what is missing${action === '' ? '' : ` so I can ${action}`}.`,
  parameters: (
    action: string,
    required: ReadonlyArray<string>,
    optional: ReadonlyArray<string>
  ): string =>
    `${required.length === 0 ? '' : `Required${action === '' ? '' : ` to ${action}`}: ${joined(required, 'and')}. `}Optional: ${joined(optional, 'and')}.`
}
