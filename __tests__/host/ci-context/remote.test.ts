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
  ['https://acme.visualstudio.com/shop/_git/web', { org: 'acme/shop', project: 'web', url: 'https://dev.azure.com/acme/shop/_git/web' }],
  [
    'https://acme.visualstudio.com/DefaultCollection/shop/_git/web',
    { org: 'acme/shop', project: 'web', url: 'https://dev.azure.com/acme/shop/_git/web' },
  ],
  ['acme@vs-ssh.visualstudio.com:v3/acme/shop/web', { org: 'acme/shop', project: 'web', url: 'https://dev.azure.com/acme/shop/_git/web' }],
  [
    'ssh://git@ssh.dev.azure.com:22/v3/acme/shop/web',
    { org: 'acme/shop', project: 'web', url: 'https://dev.azure.com/acme/shop/_git/web' },
  ],
  ['https://acme@dev.azure.com/acme/_git/web', { org: 'acme/web', project: 'web', url: 'https://dev.azure.com/acme/web/_git/web' }],
  ['https://dev.azure.com/acme', undefined],
  [
    'ssh://tfs.acme.example/tfs/main/shop/_ssh/web',
    { org: 'tfs/main/shop', project: 'web', url: 'https://tfs.acme.example/tfs/main/shop/_ssh/web' },
  ],
  ['ssh://git@ssh.github.com:443/acme/shop.git', { ...shop, url: 'https://github.com/acme/shop' }],
  ['ssh://git@altssh.gitlab.com:443/acme/shop.git', { ...shop, url: 'https://gitlab.com/acme/shop' }],
  ['ssh://alice@gerrit.acme.example:29418/acme/shop', { ...shop, url: 'https://gerrit.acme.example/acme/shop' }],
  ['[git@git.example.com:2222]:acme/shop.git', { ...shop, url: 'https://git.example.com/acme/shop' }],
  ['git@[fd00::1]:acme/shop.git', shop],
  ['codecommit::eu-west-1://web', { project: 'web' }],
  ['codecommit::eu-west-1://profile@web', { project: 'web' }],
  ['codecommit://web', { project: 'web' }],
  ['codecommit://profile@web', { project: 'web' }],
  ['https://git-codecommit.eu-west-1.amazonaws.com/v1/repos/web', { project: 'web' }],
  ['https://alice-at-1:s/cret@git-codecommit.eu-west-1.amazonaws.com/v1/repos/web/', { project: 'web' }],
  ['ssh://APKAEXAMPLE@git-codecommit-fips.us-east-1.amazonaws.com/v1/repos/web', { project: 'web' }],
  ['gcrypt::ssh://git@git.example.com/acme/shop.git', { ...shop, url: 'https://git.example.com/acme/shop' }],
  ['ext::ssh host %S acme/shop', undefined],
  ['/srv/git/acme/shop/.git', shop],
  ['/srv/backup/acme/shop.bundle', shop],
  ['https://github.com/acme/js.bundle', { org: 'acme', project: 'js.bundle', url: 'https://github.com/acme/js.bundle' }],
  ['\\\\server\\git\\acme\\shop.git', shop],
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
