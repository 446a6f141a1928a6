import type { Example } from './example.js'

/** Items that may have one of two shapes. */
export const labelAnIssue: Example = {
  id: 'label-an-issue',
  title: 'Items that may have one of two shapes',
  origin: {
    server: 'github-mcp-server',
    repository: 'github/github-mcp-server',
    commit: '64a49f34d076b6f5917dae1424521d43c7bcae84',
    licence: 'MIT'
  },
  tool: {
    name: 'update_issue_labels',
    description:
      'Update the labels of an existing issue. This replaces the current labels with the provided list. When setting values, include a confidence level (LOW, MEDIUM, or HIGH) reflecting how certain you are about the choice.',
    inputSchema: {
      properties: {
        issue_number: {
          description: 'The issue number to update',
          minimum: 1,
          type: 'number'
        },
        labels: {
          description: 'Labels to apply to this issue.',
          items: {
            oneOf: [
              {
                description: 'Label name',
                type: 'string'
              },
              {
                properties: {
                  confidence: {
                    description:
                      "How confident you are in this choice. Use 'HIGH' for clear signal or explicit user request, 'MEDIUM' for reasonable inference with some ambiguity, 'LOW' for best guess with limited signal.",
                    enum: ['LOW', 'MEDIUM', 'HIGH'],
                    type: 'string'
                  },
                  is_suggestion: {
                    description:
                      'If true, this label is sent to the API as a suggestion (suggest:true) rather than an applied label. Whether the label is applied or recorded as a proposal is determined by the API.',
                    type: 'boolean'
                  },
                  name: {
                    description: 'Label name',
                    type: 'string'
                  },
                  rationale: {
                    description:
                      "One concise sentence explaining what specifically about the issue led you to choose this label. State the concrete signal (e.g. 'Reports a crash when saving' → bug).",
                    maxLength: 280,
                    type: 'string'
                  }
                },
                required: ['name'],
                type: 'object'
              }
            ]
          },
          type: 'array'
        },
        owner: {
          description: 'Repository owner (username or organization)',
          type: 'string'
        },
        repo: {
          description: 'Repository name',
          type: 'string'
        }
      },
      required: ['owner', 'repo', 'issue_number', 'labels'],
      type: 'object'
    }
  },
  args: {
    owner: 'ada-l',
    repo: 'hello-world',
    issue_number: 42,
    labels: [
      'bug',
      {
        label: 'crash',
        confidence: 'high',
        rationale: 'Reports a crash when saving'
      }
    ]
  }
}
