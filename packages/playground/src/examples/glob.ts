import type { Example } from './example.js'

/** null for what may be left out, and a wrapped value. */
export const glob: Example = {
  id: 'glob',
  title: 'null for what may be left out, and a wrapped value',
  origin: {
    server: 'gemini-cli',
    repository: 'google-gemini/gemini-cli',
    commit: '5411f113cafae26161b4969b0237b8e1e024e2c2',
    licence: 'Apache-2.0'
  },
  tool: {
    name: 'glob',
    description:
      'Efficiently finds files matching specific glob patterns (e.g., `src/**/*.ts`, `**/*.md`), returning absolute paths sorted by modification time (newest first). Ideal for quickly locating files based on their name or path structure, especially in large codebases.',
    inputSchema: {
      properties: {
        case_sensitive: {
          description: 'Optional: Whether the search should be case-sensitive. Defaults to false.',
          type: 'boolean'
        },
        dir_path: {
          description:
            'Optional: The absolute path to the directory to search within. If omitted, searches the root directory.',
          type: 'string'
        },
        pattern: {
          description: "The glob pattern to match against (e.g., '**/*.py', 'docs/*.md').",
          type: 'string'
        },
        respect_gemini_ignore: {
          description:
            'Optional: Whether to respect .geminiignore patterns when finding files. Defaults to true.',
          type: 'boolean'
        },
        respect_git_ignore: {
          description:
            'Optional: Whether to respect .gitignore patterns when finding files. Only available in git repositories. Defaults to true.',
          type: 'boolean'
        }
      },
      required: ['pattern'],
      type: 'object'
    }
  },
  args: {
    pattern: {
      value: 'src/**/*.ts'
    },
    dir_path: null,
    case_sensitive: 'no',
    respect_git_ignore: 1
  }
}
