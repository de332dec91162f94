/** The names of the services that take messages by webhook, as people know them. */
export const serviceNames = {
  slack: 'Slack',
  teams: 'Teams',
  googleChat: 'Google Chat',
  discord: 'Discord',
  mattermost: 'Mattermost',
} as const

export type WebhookService = keyof typeof serviceNames
