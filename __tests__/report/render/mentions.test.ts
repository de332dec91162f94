// Tests that texts of results never mention users or link to issues in Markdown, HTML and chats (src/report/render).
import { describe, expect, test } from 'vitest'
import { discordDialect } from '../../../src/report/render/chat/discord-dialect.js'
import { mattermostText } from '../../../src/report/render/chat/mattermost-dialect.js'
import { slackText } from '../../../src/report/render/chat/slack-dialect.js'
import { literalMarkdown } from '../../../src/report/render/chat/teams-markdown.js'
import { escapeHtml, escapeMarkdown } from '../../../src/report/render/escape.js'

const texts = { escapeMarkdown, escapeHtml, slackText, discordText: discordDialect.text, mattermostText, literalMarkdown }

/** The patterns by which services find mentions and references in a text: html-pipeline of GitHub, and Mattermost. */
const patterns = [
  /(?:^|\W)@((?:[a-z0-9][a-z0-9-]*))/i,
  /(?:^|\W)#\d+\b/,
  /\B@[\p{L}\d][\p{L}\d.\-_:]*/u,
  /(?<!\d)[0-9a-f]{7,40}/,
  /https?:\/\//,
]

describe.each(Object.entries(texts))('%s', (_name, escaped) => {
  test('leaves no mention and no reference when a text contains them', () => {
    const hostile = '@octokit #12 @here @all https://evil.example'
    for (const pattern of patterns) expect(escaped(hostile)).not.toMatch(pattern)
  })

  test('breaks no line after an at sign or a number sign', () => {
    expect(escaped('@octokit #12')).not.toContain('\u200b')
    expect(escaped('@octokit #12').replace(/\\|&#35;/g, (sign) => (sign === '\\' ? '' : '#'))).toBe('@\u2060octokit #\u206012')
  })

  test('isolates the names of a path when it runs from right to left', () => {
    expect(escaped('tests/עגלה/סכום')).toContain('tests/\u2066עגלה\u2069/\u2066סכום\u2069')
  })
})
