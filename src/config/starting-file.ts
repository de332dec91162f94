import { formatIds } from '../read/formats/index.js'
import { chatSlots } from './chat-slot.js'

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** The address of the schema for editors. */
export const schemaUrl = 'https://unpkg.com/build-report/service.schema.json'

/** The file that `init` writes if it recognises no test tool: a working configuration with comments about further options. */
export const startingFile = `{
  // Lets editors complete and check this file.
  "$schema": "${schemaUrl}",

  // The results and files to collect. Without a test collector, every format is collected by its well-known names.
  "collect": {
    // "junit": { "include": ["**/test-results/**/*.xml"], "exclude": ["**/old/**"] },
    // "trx": {},
    // More formats: ${quoted(formatIds.filter((id) => id !== 'junit' && id !== 'trx'))}.

    // Any files, collected as build artifacts.
    // "files": { "include": ["dist/*.zip"] },

    // Added to everything that is collected.
    "metadata": {
      "branch": "{{ source.branch }}"
    }
  },

  // The recipients of the report.
  "report": {
    // The job summary, and a comment on the pull request.
    "codehost": {
      "enabled": true,
      "commentEnabled": true,
      "commentTitle": "Test report of {{ project }}"
    },

    // A chat. More chats: ${quoted(chatSlots.filter((slot) => slot !== 'slack'))}.
    "slack": {
      "enabled": false,
      "condition": "failed || cancelled",
      "url": "{{ env.SLACK_WEBHOOK_URL }}",
      "title": "{{ project }}: {{ status }}",
      "titleUrl": "{{ build.url }}"
    },

    // A page to keep with the build.
    "html": {
      "enabled": false,
      "outputFile": "build-report.html"
    }

    // The content of the report, instead of the default.
    // "template": {
    //   "components": [
    //     { "type": "testSummary" },
    //     { "type": "section", "title": "Failed tests", "components": [{ "type": "tests", "status": ["failed"] }] }
    //   ]
    // }
  }
}
`
