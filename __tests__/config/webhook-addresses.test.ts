import { expect, test } from 'vitest'
import { type ChatReporterConfig, defaultConfig } from '../../src/config/config.js'
import { webhookAddresses } from '../../src/config/webhook-addresses.js'

const env = { CHAT: 'https://chat.example.org/hooks/k7Qm2Xv9', KEY: 'k7Qm2Xv9', OTHER: 'https://other.example.org/hooks/x4Rt' }

const addressesOf = (url: string) => {
  const config = defaultConfig()
  const chat: ChatReporterConfig = { type: 'chat', slot: 'chatA', kind: 'slack', url }
  return webhookAddresses({ ...config, report: { ...config.report, reporters: [...config.report.reporters, chat] } }, env)
}

test.each<[string, string, readonly string[]]>([
  ['an address', 'https://hooks.slack.com/services/T0/B0/k7Qm', ['https://hooks.slack.com/services/T0/B0/k7Qm']],
  ['a variable with an address', '{{ env.CHAT }}?thread_id=1', [`${env.CHAT}?thread_id=1`, env.CHAT]],
  ['a variable with a part of an address', "https://chat.example.org/hooks/{{ env['KEY'] }}", [env.CHAT]],
  ['one of two variables', '{{ env.CHAT || env.OTHER }}', [env.CHAT + env.OTHER, env.CHAT, env.OTHER]],
  ['a variable that is empty', '{{ env.MISSING }}', ['']],
])('returns the addresses of a chat when its url is %s', (_, url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses)
})

test('returns nothing when the configuration has no chat', () => {
  expect(webhookAddresses(defaultConfig(), env)).toEqual([])
})
