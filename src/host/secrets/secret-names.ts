/** How a variable is known to hold a secret. More values of the first kind count. */
export type SecretKind = 'password' | 'token' | 'key' | 'webhook'

const password = /(?:^|_|-)(?:PASSWORD|PASSPHRASE)$|[_-](?:PASS|PWD)$/i
const token = /(?:^|_|-)(?:TOKEN|SECRET|(?:API|ACCESS|SECRET|PRIVATE)[_-]KEY)$|[_-](?:PAT|CREDENTIALS)$/i
const webhook = /(?:^|_|-)WEBHOOK(?:[_-]URL)?$/i
const key = /[_-]KEY$/i

/** Names of keys that are public. GitHub and the runner set only such keys. */
const publicKey = /(?:^|_|-)(?:CACHE|RESTORE|PUBLIC)[_-]KEY$|^(?:GITHUB|RUNNER)_/i

/** Returns which kind of secret a variable or an input of a step, such as `INPUT_API-KEY`, holds by its name. */
export function secretKindOf(name: string): SecretKind | undefined {
  if (password.test(name)) return 'password'
  if (token.test(name)) return 'token'
  if (webhook.test(name)) return 'webhook'
  return key.test(name) && !publicKey.test(name) ? 'key' : undefined
}
