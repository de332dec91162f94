import { decodeEscapes } from '../../base/text/decode-escapes.js'
import { isOrdinary, isPhrase } from './ordinary-values.js'

/** A shorter password would be found in ordinary texts. */
const minimumPasswordLength = 8

/** A shorter user name is not a token. So is a shorter password of letters a word that texts contain, such as `postgres`. */
const minimumTokenLength = 16

/** User names and passwords that all users of a service share. The other part of the user info is the secret then. */
const placeholders = new Set(['x-access-token', 'x-oauth-basic', 'x-token-auth', 'gitlab-ci-token', 'private-token', 'oauth2', 'anonymous'])

/** Matches a name to be replaced: `***`, `$DB_PASSWORD`, `${DB_PASSWORD}`, `<password>`, `{{ password }}`. */
const template = /^(?:\*+|\$[A-Z_]+|\$\{[^{}]*\}|<[^<>]*>|\{\{[^{}]*\}\}|\[[^[\]]*\])$/

/** Matches the part of an address after `://` that may have a user name and a password. */
const authority = /^[^\s/?#"'`\\]+/

/**
 * Returns the secrets in the addresses that a text contains: passwords, and user names that look like a token and have no password. Each is
 * returned as it is and decoded.
 */
export function addressSecrets(text: string): readonly string[] {
  if (!text.includes('://') || !text.includes('@')) return []
  const addresses = text.split('://').slice(1)
  const userInfos = addresses.flatMap((address) => userInfosIn(authority.exec(address)?.[0] ?? ''))
  return userInfos.flatMap(secretOf).flatMap((secret) => [secret, decodeEscapes(secret)].filter(isLongEnough))
}

/**
 * Returns the secrets in the address of a webhook, which anyone who knows it can post to: its path with the query, and the names and values in
 * both that are not ordinary words. The host is public. Each secret is returned as it is and decoded.
 */
export function webhookSecrets(address: string): readonly string[] {
  const path = address.trim().replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*[/?#]?/i, '')
  const secrets = [path, ...path.split(/[/?&=#]/)].filter((part) => {
    const decoded = decodeEscapes(part)
    return decoded.length >= minimumTokenLength && !isOrdinary(decoded, 'key')
  })
  return secrets.flatMap((secret) => [secret, decodeEscapes(secret)])
}

/** An address may list several hosts, each with its own user: `amqp://user:password@a,user:password@b`. */
const userInfosIn = (authority: string): readonly string[] =>
  [...new Set([authority, ...authority.split(/[,;]/)])]
    .filter((part) => part.includes('@'))
    .map((part) => part.slice(0, part.lastIndexOf('@')))

function secretOf(userInfo: string): readonly string[] {
  const colon = userInfo.indexOf(':')
  const user = colon === -1 ? userInfo : userInfo.slice(0, colon)
  const password = colon === -1 ? '' : userInfo.slice(colon + 1)
  if (password !== '' && !isPlaceholder(password)) return isPassword(password, user) ? [password] : []
  return isToken(user) ? [user] : []
}

const isPlaceholder = (text: string): boolean => placeholders.has(text.toLowerCase()) || template.test(text)

const isPassword = (password: string, user: string): boolean => isLongEnough(password) && /[\p{L}\d]/u.test(password) && password !== user

const isLongEnough = (password: string): boolean =>
  password.length >= (/^\p{L}+$/u.test(password) ? minimumTokenLength : minimumPasswordLength)

const isToken = (user: string): boolean => user.length >= minimumTokenLength && !isPlaceholder(user) && !isPhrase(user)
