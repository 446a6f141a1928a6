/**
 * What can be taken out of the first row of tools/sizes.json: a name, and for each module what stands in place
 * of its exports, so that the feature does nothing. The other exports of the module stay.
 */
export const features = {
  'names: did you mean': { 'advice/names/nearest': 'export const nearest = () => undefined' },
  'names: words in use are no slips': {
    'advice/names/in-use': 'export const isWord = () => false'
  },
  'renames, moves, wrapped objects': {
    'advice/select/moves': 'export const moves = (to, told) => ({ said: [], rest: told })'
  },
  'unions: the branch that was meant': {
    'advice/union/branch': "export const choiceOf = () => ({ id: 'tie' })"
  },
  'unions: by a tag': {
    'advice/union/tag': 'export const byTag = () => undefined',
    'advice/union/tags':
      'const none = new Map(); export const tagsOf = () => ({ tags: none, groups: none })'
  },
  'unions: by form, shared and near keys, items': {
    'advice/union/form': 'export const byForm = () => undefined',
    'advice/union/share':
      'export const sharedKeys = () => 0; export const nearKeys = () => 0; export const acceptedItems = () => 0'
  },
  'unions: names of branches': {
    'advice/union/names': "export const namesOf = (scene, branches) => branches.map(() => '')"
  },
  'unions: what no branch takes': {
    'advice/point/alternative': "export const alternativeOf = () => ({ id: 'one_branch' })"
  },
  'unions without a schema': {
    'advice/select/unschooled':
      'export const unschooled = (issues) => issues.map((issue) => ({ issue }))'
  },
  'grounding: the same of every validator': {
    'advice/ground/grounded': 'export const grounded = (walk, issues) => issues'
  },
  'grounding: rules that a validator does not name': {
    'advice/ground/complete': 'export const completed = (walk, issue) => issue'
  },
  'grounding: what a validator did not come to': {
    'advice/ground/unreported': 'export const unreported = () => []'
  },
  'what will be wrong next (foresee)': {
    'advice/select/foresee': 'export const foreseen = () => ({ more: [], settled: new Set() })'
  },
  'order of the schema': { 'advice/select/order': 'export const inOrder = (walk, told) => told' },
  'what says nothing beside the rest': {
    'advice/select/telling': 'export const telling = (walk, told) => told'
  },
  'folding of like issues': {
    'advice/told/fold':
      'export const folded = (walk, told) => told.map((one) => ({ told: one, count: 1 })); export const foldedBy = (told) => told.map((one) => ({ told: one, count: 1 }))',
    'advice/point/apart':
      "import { describe } from './describe.js'; export const apart = (to, group) => [describe(to, group)]",
    'words/folding':
      'export const folding = (piece, spell) => spell; export const unfolded = (text) => text'
  },
  'causes of a rule': {
    'advice/schema/cause': 'export const conditionOf = () => undefined',
    'advice/point/reason': 'export const reasonOf = () => undefined'
  },
  'the fix: convert a value': {
    'advice/point/convert': 'export const converted = () => undefined'
  },
  'the fix: all': {
    'advice/point/fix': 'export const fixOf = () => undefined',
    'words/fixing': "export const fixing = () => ''",
    'words/meeting': "export const meeting = () => ''"
  },
  'what else the place demands': {
    'advice/point/also':
      'export const exactly = (expected) => expected; export const alsoOf = () => []'
  },
  'what the place demands, of keys that lack too': {
    'advice/point/demand': 'export const demandsOf = () => []; export const itemsOf = () => ({})'
  },
  'what came': { 'advice/point/received': 'export const receivedAt = () => undefined' },
  'shapes in one line': { 'advice/schema/signature': "export const signatureOf = () => ''" },
  examples: { 'advice/point/example': 'export const exampleOf = () => undefined' },
  'shape, example, title, description': {
    'advice/point/about': 'export const aboutOf = () => undefined'
  },
  'items that must match': {
    'advice/point/matching':
      'export const isMatching = () => false; export const brokenEnd = (walk, expected) => expected; export const matchSignature = () => undefined'
  },
  secrets: {
    'advice/secret/secret': 'export const isSecret = () => false',
    'advice/secret/look': 'export const looksSecret = () => false',
    'advice/ground/quiet':
      'export const muting = () => (message) => message; export const quiet = (issue) => issue'
  },
  references: { 'advice/schema/refs': 'export const referred = () => []' },
  'which branch was taken, said': { 'words/taking': "export const taking = () => ''" },
  'texts of access and settings': {
    'words/access':
      'export const authorization = (fault, head) => head; export const settings = (fault, head) => head'
  },
  'escaping of names and messages': {
    'words/escape':
      "const text = (given) => (typeof given === 'string' ? given : ''); export const atom = text; export const toolName = text; export const code = (given) => '`' + text(given) + '`'; export const line = text; export const prose = text; export const clean = text"
  },
  'the carrier': { 'protocols/fault/portable': 'export const portable = (fault) => ({ fault })' },
  'retry data of Agentopia': { 'protocols/json-rpc/data': 'export const retryJson = () => ({})' },
  'questions to the user (elicitation)': {
    'protocols/mcp/elicit': 'export const elicited = () => undefined'
  },
  'spelled as it was read': {
    'protocols/reading/respell': 'export const respell = (wire) => wire'
  },
  "an author's own sentences (ajv-errors)": {
    'sources/ajv/authored': "export const authored = (error, path) => ({ path, kind: 'rule' })"
  }
}
