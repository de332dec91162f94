import { describe, expect, test } from 'vitest'
import { secretsIn } from '../../src/secrets/secret-values.js'

const value = 'k7Qm2Xv9Rt4Lb8Wz'

describe('secretsIn', () => {
  test.each([
    'NPM_TOKEN',
    'CLIENT_SECRET',
    'DB_PASSWORD',
    'STRIPE_API_KEY',
    'AWS_SECRET_ACCESS_KEY',
    'DJANGO_SECRET_KEY',
    'SSH_PRIVATE_KEY',
    'GPG_PASSPHRASE',
    'npm_token',
    'PASSWORD',
    'ACTIONS_RUNTIME_TOKEN',
  ])('includes the value of %s', (name) => expect(secretsIn({ [name]: value })).toEqual([value]))

  test.each(['NPM_TOKENS', 'TOKEN_URL', 'PASSWORD_FILE', 'MY_KEY', 'AWS_ACCESS_KEY_ID', 'HOME', 'XTOKEN'])(
    'leaves out the value of %s',
    (name) => {
      expect(secretsIn({ [name]: value })).toEqual([])
    },
  )

  test.each([
    'short-secret-15',
    'internationalization',
    'AUTHENTICATIONSERVICE',
    '/run/secrets/db_password',
    'src/test/resources/token.txt',
    'C:\\Users\\runner\\secrets',
    './config/ApplicationSecrets.json',
    '****************',
    '',
  ])('leaves out the ordinary value "%s" of a variable with a secret name', (ordinary) => {
    expect(secretsIn({ NPM_TOKEN: ordinary })).toEqual([])
  })

  test.each([
    'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    '/9j4AAQSkZJRgABAQAAAQ',
    'qkxwzjvhfbtmplsd',
    'correct-horse-battery-staple',
    'aBcDeFgHiJkLmNoP',
    '1234567890123456',
    '6b8e3b1e-0c7e-4f0a-9d55-2f1c0a9b7e11',
  ])('includes the value "%s" of a variable with a secret name', (secret) => expect(secretsIn({ NPM_TOKEN: secret })).toEqual([secret]))

  test('leaves out values that GitHub shows anyway, such as the commit', () => {
    const commit = '4f1c0c2bd1f6f9a4f1d0c2bd1f6f9a4f1d0c2bd1'
    expect(secretsIn({ GITHUB_SHA: commit, CACHE_TOKEN: commit })).toEqual([])
  })

  test('includes the own token and keys whatever they look like', () => {
    const env = { GITHUB_TOKEN: 'job-token', 'INPUT_API-KEY': 'authentication', INPUT_TOKEN: 'job-token', SERVICE_API_KEY: 'x' }
    expect(secretsIn(env, ['other-token', '', undefined])).toEqual(['other-token', 'job-token', 'authentication'])
  })

  test('includes a multi-line secret, and each of its lines that is not the same for all secrets', () => {
    const key = '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0B\r\nAQEFAASCBKcwggSjAgEAAoIB\nshort\n-----END PRIVATE KEY-----'
    expect(secretsIn({ SIGNING_SECRET: `${key}\n` })).toEqual([key, 'MIIEvQIBADANBgkqhkiG9w0B', 'AQEFAASCBKcwggSjAgEAAoIB'])
  })
})
