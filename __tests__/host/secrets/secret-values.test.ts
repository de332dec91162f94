import { describe, expect, test } from 'vitest'
import { secretsIn } from '../../../src/host/secrets/secret-values.js'

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
    'DB_PASS',
    'SMTP_PWD',
    'GITHUB_PAT',
    'GOOGLE_CREDENTIALS',
    'SIGNING_KEY',
    'MY_KEY',
    'INPUT_DEPLOY-KEY',
    'INPUT_NPM-TOKEN',
  ])('includes the value of %s', (name) => expect(secretsIn({ [name]: value })).toEqual([value]))

  test.each([
    'NPM_TOKENS',
    'TOKEN_URL',
    'PASSWORD_FILE',
    'AWS_ACCESS_KEY_ID',
    'HOME',
    'XTOKEN',
    'PWD',
    'OLDPWD',
    'BYPASS',
    'CACHE_KEY',
    'NPM_CACHE_KEY',
    'SSH_PUBLIC_KEY',
    'RUNNER_TRACKING_KEY',
    'GITHUB_CACHE_KEY',
    'MONKEY',
    'KEY_ID',
  ])('leaves out the value of %s', (name) => {
    expect(secretsIn({ [name]: value })).toEqual([])
  })

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

  test.each([
    'correcthorsebatterystaple',
    'correct horse battery staple',
    'correct-horse-battery-staple',
    'CORRECTHORSEBATTERY',
    'and/or/maybe/never',
  ])('includes the value "%s" of words when the variable is named after a password', (words) => {
    for (const name of ['PASSWORD', 'DB_PASS', 'DB_PWD', 'GPG_PASSPHRASE']) expect(secretsIn({ [name]: words })).toEqual([words])
  })

  test.each(['correct-horse', '/run/secrets/db_password', './config/password.txt', 'C:\\Users\\runner\\secrets', '****************'])(
    'leaves out the value "%s" when the variable is named after a password',
    (text) => expect(secretsIn({ DB_PASSWORD: text })).toEqual([]),
  )

  test.each(['npm-linux-x64-node20', 'node_modules cache of main', 'linux/node/20/modules', 'internationalization'])(
    'leaves out the value "%s" of words and short numbers when the variable is named after a key',
    (words) => expect(secretsIn({ SORT_KEY: words })).toEqual([]),
  )

  test.each<[string, string, readonly string[]]>([
    ['a password', 'postgres://app:fake-pw-9xQ2@db/shop', ['fake-pw-9xQ2']],
    ['a password without a user', 'redis://:fake-pw-9xQ2@cache:6379', ['fake-pw-9xQ2']],
    ['a password with an at sign and colons', 'amqp://app:fake:p@ss:9xQ2@mq', ['fake:p@ss:9xQ2']],
    ['an encoded password', 'https://app:fake%2Fpw%409xQ2@host/', ['fake%2Fpw%409xQ2', 'fake/pw@9xQ2']],
    ['an encoding that is not valid', 'https://app:fake%pw%9xQ2@host/', ['fake%pw%9xQ2']],
    ['addresses separated by commas', 'redis://:fakePw1x9@a:1,redis://:fakePw2x9@b:2', ['fakePw1x9', 'fakePw2x9']],
    ['one user and several hosts', 'mongodb://app:fake-pw-9xQ2@a:27017,b:27017/shop', ['fake-pw-9xQ2']],
    ['an address of Java', 'jdbc:postgresql://app:fake-pw-9xQ2@db/shop', ['fake-pw-9xQ2']],
    ['an address in an option', '--proxy=http://app:fake-pw-9xQ2@proxy:3128', ['fake-pw-9xQ2']],
    ['a token as the user', 'https://fakeToken4K9xQ2mLw8@github.com/a/b.git', ['fakeToken4K9xQ2mLw8']],
    ['a token as the password', 'https://x-access-token:fakeToken4K9xQ2mLw8@github.com/a/b', ['fakeToken4K9xQ2mLw8']],
    ['a token as the user with a placeholder', 'https://fakeToken4K9xQ2mLw8:x-oauth-basic@github.com/a/b', ['fakeToken4K9xQ2mLw8']],
    ['a long password of letters', 'https://app:correcthorsebattery@host/', ['correcthorsebattery']],
    ['a short password', 'https://app:pw-9xQ2@host/', []],
    ['a password that is an ordinary word', 'postgres://root:postgres@db/shop', []],
    ['a password that is the name of the user', 'postgres://shop-dev-1:shop-dev-1@db/shop', []],
    ['the user git', 'ssh://git@github.com/a/b.git', []],
    ['a user name of words', 'https://continuous-deployment-bot@host/', []],
    ['a placeholder', 'https://app:***@host/ https://oauth2:$DB_PASSWORD@host/ https://git:<password>@host/', []],
    ['an at sign in the path', 'https://host:8080/packages/@scope/name', []],
    ['no address', 'someone@example.org: a note://', []],
  ])('finds %s in the value of any variable', (_, address, secrets) => {
    expect(secretsIn({ DATABASE_URL: address }).toSorted()).toEqual(secrets.toSorted())
  })

  const team = 'T024FBW1Q/B07JX2ZK9L3'
  const hook = 'k7Qm2Xv9Rt4Lb8WzNc5Yp1Hs'

  test.each<[string, string, readonly string[]]>([
    ['of Slack', `https://hooks.slack.com/services/${team}/${hook}`, [`services/${team}/${hook}`, hook]],
    [
      'of Mattermost',
      'https://chat.example.org/hooks/k7qm2xv9rt4lb8wznc5yp1hs3d',
      ['hooks/k7qm2xv9rt4lb8wznc5yp1hs3d', 'k7qm2xv9rt4lb8wznc5yp1hs3d'],
    ],
    [
      'of Teams',
      `https://prod-12.westus.logic.azure.com:443/workflows/6b8e3b1e0c7e4f0a9d552f1c0a9b7e11/triggers/manual/paths/invoke?api-version=2016-06-01&sp=%2Ftriggers%2Fmanual%2Frun&sig=a%2B${hook}`,
      [
        `workflows/6b8e3b1e0c7e4f0a9d552f1c0a9b7e11/triggers/manual/paths/invoke?api-version=2016-06-01&sp=%2Ftriggers%2Fmanual%2Frun&sig=a%2B${hook}`,
        `workflows/6b8e3b1e0c7e4f0a9d552f1c0a9b7e11/triggers/manual/paths/invoke?api-version=2016-06-01&sp=/triggers/manual/run&sig=a+${hook}`,
        '6b8e3b1e0c7e4f0a9d552f1c0a9b7e11',
        `a%2B${hook}`,
        `a+${hook}`,
      ],
    ],
    ['without a host', `${team}/${hook}`, [`${team}/${hook}`, hook]],
    ['with a path of words', 'https://chat.example.org/hooks/build-report/failures', []],
    ['with a short path', 'http://localhost:8065/hooks/abc', []],
    ['that is empty', '', []],
  ])('includes the path and the random parts of the address of a webhook %s', (_, address, secrets) => {
    for (const name of ['SLACK_WEBHOOK', 'TEAMS_WEBHOOK_URL', 'webhook_url', 'INPUT_CHAT-WEBHOOK']) {
      expect(secretsIn({ [name]: `${address}\n` }).toSorted()).toEqual(secrets.toSorted())
    }
    expect(secretsIn({ CHAT: address, WEBHOOK_PORT: address, WEBHOOKS: address })).toEqual([])
    expect(secretsIn({}, [], [address]).toSorted()).toEqual(secrets.toSorted())
  })

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
