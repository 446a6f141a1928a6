import type { Example } from './example.js'

/** Objects that came as texts, one of them Python. */
export const replaceStrings: Example = {
  id: 'replace-strings',
  title: 'Objects that came as texts, one of them Python',
  origin: {
    server: 'vscode-copilot-chat',
    repository: 'microsoft/vscode-copilot-chat',
    commit: '31acd00a86424e2ee6e980e54919cf31fbf88030',
    licence: 'MIT'
  },
  tool: {
    name: 'copilot_multiReplaceString',
    description:
      'This tool allows you to apply multiple replace_string_in_file operations in a single call, which is more efficient than calling replace_string_in_file multiple times. It takes an array of replacement operations and applies them sequentially.',
    inputSchema: {
      type: 'object',
      properties: {
        explanation: {
          type: 'string',
          description: 'A brief explanation of what the multi-replace operation will accomplish.'
        },
        replacements: {
          type: 'array',
          description: 'An array of replacement operations to apply sequentially.',
          items: {
            type: 'object',
            properties: {
              filePath: {
                type: 'string',
                description: 'An absolute path to the file to edit.'
              },
              oldString: {
                type: 'string',
                description:
                  'The exact literal text to replace, preferably unescaped. Include at least 3 lines of context BEFORE and AFTER the target text, matching whitespace and indentation precisely. If this string is not the exact literal text or does not match exactly, this replacement will fail.'
              },
              newString: {
                type: 'string',
                description:
                  'The exact literal text to replace `oldString` with, preferably unescaped. Provide the EXACT text. Ensure the resulting code is correct and idiomatic.'
              }
            },
            required: ['filePath', 'oldString', 'newString']
          },
          minItems: 1
        }
      },
      required: ['explanation', 'replacements']
    }
  },
  args: {
    explanation: 'Rename the function',
    replacements: [
      {
        filePath: '/src/index.ts',
        oldString: 'colour()',
        newString: 'color()'
      },
      "{'filePath': '/src/paint.ts', 'oldString': 'colour', 'newString': 'color'}"
    ]
  }
}
