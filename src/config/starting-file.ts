/** What `init` writes: a configuration that works as it is and shows what else there is. */
export const startingFile = `{
  // Editors that know this schema complete and check the file.
  "$schema": "https://unpkg.com/build-report/service.schema.json",

  // Results and files to collect. If no test collector is named: every known format, by its well-known names.
  "collect": {
    // "junit": { "include": ["**/test-results/**/*.xml"], "exclude": ["**/old/**"] },
    // "trx": {},
    // More formats: "qt", "dart", "nunit", "ctrf", "xunit", "testng", "robot", "cucumber", "tap".

    // Any files, kept as build artifacts.
    // "files": { "include": ["dist/*.zip"] },

    // Added to everything that is collected.
    "metadata": {
      "branch": "{{ source.branch }}"
    }
  },

  // Who gets the report.
  "report": {
    // The job summary, and a comment on the pull request.
    "codehost": {
      "enabled": true,
      "commentEnabled": true,
      "commentTitle": "Test report of {{ project }}"
    },

    // A chat: "slack", "teams", "googleChat" or "discord".
    "slack": {
      "enabled": false,
      "condition": "failed || cancelled",
      "url": "{{ env.SLACK_WEBHOOK_URL }}",
      "title": "{{ project }}: {{ status }}",
      "titleUrl": "{{ build.url }}"
    },

    // A page that can be kept with the build.
    "html": {
      "enabled": false,
      "outputFile": "build-report.html"
    }

    // What the report shows, in place of the default.
    // "template": {
    //   "components": [
    //     { "type": "testSummary" },
    //     { "type": "section", "title": "Failed tests", "components": [{ "type": "tests", "status": ["failed"] }] }
    //   ]
    // }
  }
}
`
