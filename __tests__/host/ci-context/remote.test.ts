import { expect, test } from 'vitest'
import { parseRemote } from '../../../src/host/ci-context/remote.js'

const shop = { org: 'acme', project: 'shop' }

test.each([
  ['https://github.com/acme/shop.git', { ...shop, url: 'https://github.com/acme/shop' }],
  ['https://github.com/acme/shop/', { ...shop, url: 'https://github.com/acme/shop' }],
  ['http://git.example.com:3000/acme/shop.git', { ...shop, url: 'http://git.example.com:3000/acme/shop' }],
  ['git@github.com:acme/shop.git', { ...shop, url: 'https://github.com/acme/shop' }],
  ['ssh://git@git.example.com:2222/acme/shop.git', { ...shop, url: 'https://git.example.com/acme/shop' }],
  ['git://git.example.com/acme/shop.git', { ...shop, url: 'https://git.example.com/acme/shop' }],
  ['https://gitlab.com/grp/sub/prj.git', { org: 'grp/sub', project: 'prj', url: 'https://gitlab.com/grp/sub/prj' }],
  ['git@gitlab.com:grp/sub/deeper/prj.git', { org: 'grp/sub/deeper', project: 'prj', url: 'https://gitlab.com/grp/sub/deeper/prj' }],
  [
    'https://acme@dev.azure.com/acme/My%20Shop/_git/web',
    { org: 'acme/My%20Shop', project: 'web', url: 'https://dev.azure.com/acme/My%20Shop/_git/web' },
  ],
  ['git@ssh.dev.azure.com:v3/acme/shop/web', { org: 'acme/shop', project: 'web', url: 'https://dev.azure.com/acme/shop/_git/web' }],
  ['https://bitbucket.example.com/scm/acme/shop.git', { ...shop, url: 'https://bitbucket.example.com/scm/acme/shop' }],
  ['work:acme/shop.git', shop],
  ['ssh://work/acme/shop.git', shop],
  ['/srv/git/acme/shop.git', shop],
  ['file:///srv/git/acme/shop.git', shop],
  ['C:/git/acme/shop.git', shop],
  ['C:\\git\\acme\\shop', shop],
  ['https://evil.example\u0000/acme/shop', shop],
  ['../acme/shop.git', shop],
  [`https://github.com/acme/${'a'.repeat(5_000)}`, undefined],
  ['shop', undefined],
  ['https://github.com/shop', undefined],
  ['https://github.com', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the owner and the project from the address %j of a remote', (address, expected) => {
  expect(parseRemote(address)).toEqual(expected)
})

test.each([
  'https://user:secret@github.com/acme/shop.git',
  'https://secret@github.com/acme/shop.git',
  'https://user:sec/ret@x@github.com/acme/shop.git',
  'https://user:12/secret@github.com/acme/shop.git',
  'ssh://user:secret@github.com/acme/shop.git',
  'user:secret@github.com:acme/shop.git',
  'https://github.com/acme/shop.git?token=secret',
  'https://github.com/acme/shop#secret',
])('leaves out the credentials of %j', (address) => {
  expect(parseRemote(address)).toEqual({ ...shop, url: 'https://github.com/acme/shop' })
})
