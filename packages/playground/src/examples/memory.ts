import type { Example } from './example.js'

/** A name from another tool, and too short a list. */
export const memory: Example = {
  id: 'memory',
  title: 'A name from another tool, and too short a list',
  origin: {
    server: 'vscode-copilot-chat',
    repository: 'microsoft/vscode-copilot-chat',
    commit: '31acd00a86424e2ee6e980e54919cf31fbf88030',
    licence: 'MIT'
  },
  tool: {
    name: 'copilot_memory',
    description:
      'Manage a persistent memory system with three scopes for storing notes and information across conversations.\n\nMemory is organized under /memories/ with three tiers:\n- `/memories/` — User memory: persistent notes that survive across all workspaces and conversations.',
    inputSchema: {
      type: 'object',
      properties: {
        command: {
          type: 'string',
          enum: ['view', 'create', 'str_replace', 'insert', 'delete', 'rename'],
          description: 'The operation to perform on the memory file system.'
        },
        path: {
          type: 'string',
          description:
            'The absolute path to the file or directory inside /memories/, e.g. "/memories/notes.md". Used by all commands except `rename`.'
        },
        file_text: {
          type: 'string',
          description: 'Required for `create`. The content of the file to create.'
        },
        old_str: {
          type: 'string',
          description:
            'Required for `str_replace`. The exact string in the file to replace. Must appear exactly once.'
        },
        new_str: {
          type: 'string',
          description: 'Required for `str_replace`. The new string to replace old_str with.'
        },
        insert_line: {
          type: 'number',
          description:
            'Required for `insert`. The 0-based line number to insert text at. 0 inserts before the first line.'
        },
        insert_text: {
          type: 'string',
          description: 'Required for `insert`. The text to insert at the specified line.'
        },
        view_range: {
          type: 'array',
          items: {
            type: 'number'
          },
          minItems: 2,
          maxItems: 2,
          description:
            'Optional for `view`. A two-element array [start_line, end_line] (1-indexed) to view a specific range of lines.'
        },
        old_path: {
          type: 'string',
          description: 'Required for `rename`. The current path of the file or directory to rename.'
        },
        new_path: {
          type: 'string',
          description: 'Required for `rename`. The new path for the file or directory.'
        }
      },
      required: ['command']
    }
  },
  args: {
    command: 'read',
    path: '/memories/notes.md',
    view_range: [1]
  }
}
