import { expect, test } from 'vitest'
import { findWebhookFault } from '../../../src/base/http/webhook-fault.js'
import { checkWebhook } from '../../../src/config/address.js'
import { readWebhookUrl } from '../../../src/deliver/reporters/webhook/webhook-url.js'

test.each([
  ['https://app.slack.com/client/T01/C01', 'page of Slack'],
  ['https://acme.slack.com/archives/C01', 'page of Slack'],
  ['https://slack.com/app_redirect?channel=C01', 'page of Slack'],
  ['https://acme.webhook.office.com/webhookb2/x/IncomingWebhook/y/z', 'retired connector'],
  ['https://outlook.office.com/webhook/x', 'retired connector'],
  ['https://hooks.slack.com/services/T01/B01/x', undefined],
  ['https://notslack.com/hook', undefined],
  ['https://x.environment.api.powerplatform.com/powerautomate/y', undefined],
  ['https://outlook.office.com.example.com/webhook', undefined],
])('recognises that %s is no webhook: %s', (url, fault) => {
  expect(findWebhookFault(url)).toBe(fault)
})

test('names the cure for a page of Slack and a retired connector in the configuration', () => {
  expect(checkWebhook('https://app.slack.com/client/T01/C01')?.message).toMatch(
    /^this is a page of Slack, not a webhook; create an incoming webhook/,
  )
  expect(checkWebhook('https://outlook.office.com/webhook/x')?.message).toMatch(
    /^Microsoft has retired the connectors of Teams; create a webhook/,
  )
})

test('names the cure and no secret when a variable contains a page of Slack or a retired connector', () => {
  const read = (url: string) => () => readWebhookUrl('report.chatA', url, {})
  expect(read('https://app.slack.com/client/T01/C01')).toThrow(
    'report.chatA.url: The value is a page of Slack (https://app.slack.com/…), not a webhook. Create an incoming webhook, and use its URL, which begins with https://hooks.slack.com/.',
  )
  expect(read('https://acme.webhook.office.com/SECRET')).toThrow(
    'report.chatA.url: Microsoft has retired the connectors of Teams, so https://acme.webhook.office.com/… accepts no message. Create a webhook in the channel with ⋯, Workflows, "Send webhook alerts to a channel", and use its URL.',
  )
})
