import { beforeEach, describe, expect, test } from 'vitest'
import { proxyAddress } from '../../../src/base/http/proxy-address.js'
import { onProxyWarning } from '../../../src/base/http/proxy-warning.js'

const warnings: string[] = []
beforeEach(() => {
  warnings.length = 0
  onProxyWarning((message) => warnings.push(message))
})

const chosen = (url: string, env: Readonly<Record<string, string>>) => proxyAddress(new URL(url), env)?.href
const proxy = 'http://proxy.corp:3128/'
const other = 'http://other.corp:8080/'

describe('variables', () => {
  test.each([
    ['https://chat.test', { https_proxy: proxy, HTTPS_PROXY: other }, proxy],
    ['https://chat.test', { https_proxy: '', HTTPS_PROXY: proxy }, proxy],
    ['https://chat.test', { http_proxy: proxy, HTTP_PROXY: proxy }, undefined],
    ['http://chat.test', { http_proxy: proxy, HTTP_PROXY: other, all_proxy: other }, proxy],
    ['http://chat.test', { HTTP_PROXY: proxy }, proxy],
    ['http://chat.test', { https_proxy: proxy }, undefined],
    ['https://chat.test', { all_proxy: proxy, ALL_PROXY: other }, proxy],
    ['http://chat.test', { ALL_PROXY: proxy }, proxy],
    ['https://chat.test', {}, undefined],
  ])('chooses the proxy for %s from %j', (url, env, expected) => {
    expect(chosen(url, env)).toBe(expected)
    expect(warnings).toEqual([])
  })
})

describe('addresses', () => {
  test.each([
    ['proxy.corp:3128', proxy],
    ['proxy.corp', 'http://proxy.corp/'],
    ['//proxy.corp:3128', proxy],
    ['user:p%40ss@proxy.corp:3128', 'http://user:p%40ss@proxy.corp:3128/'],
    ['http://user:p@ss@proxy.corp', 'http://user:p%40ss@proxy.corp/'],
    ['HTTP://proxy.corp:3128', proxy],
    [' https://proxy.corp:3129 \n', 'https://proxy.corp:3129/'],
    ['http://[fd00::1]:3128', 'http://[fd00::1]:3128/'],
    ['10.0.0.1:65535', 'http://10.0.0.1:65535/'],
  ])('accepts the address %j', (address, expected) => {
    expect(chosen('https://chat.test', { https_proxy: address })).toBe(expected)
    expect(warnings).toEqual([])
  })

  test.each([
    ['a raw %', 'http://user:SE%CRET@proxy.corp:3128'],
    ['a raw #', 'http://user:SE#CRET@proxy.corp:3128'],
    ['a raw # after digits', 'http://user:12#SECRET@proxy.corp:3128'],
    ['a raw /', 'http://user:12/SECRET@proxy.corp:3128'],
    ['a raw ?', 'user:?SECRET@proxy.corp:3128'],
    ['a port above 65535', 'http://user:SECRET@proxy.corp:65536'],
    ['a port with letters', 'proxy.corp:SECRET'],
    ['no host', 'http://user:SECRET@'],
    ['a bracket too many', '//user:SECRET@[proxy'],
    ['another scheme', 'ftp://user:SECRET@proxy.corp'],
  ])('warns once, without the value, when the address has %s', (_, address) => {
    expect([1, 2].map(() => chosen('https://chat.test', { HTTPS_PROXY: address }))).toEqual([undefined, undefined])
    expect(warnings).toEqual([
      expect.stringMatching(/^The proxy in the variable HTTPS_PROXY is not used: its address is not valid .* Use http:\/\/host:port /),
    ])
    expect(warnings.join()).not.toMatch(/SECRET|CRET/)
  })

  test.each(['socks5://user:SECRET@proxy.corp:1080', 'SOCKS5H://proxy.corp', 'socks4://proxy.corp'])(
    'names %s as unsupported',
    (address) => {
      expect(chosen('http://chat.test', { all_proxy: address })).toBeUndefined()
      expect(warnings).toEqual(['The proxy in the variable all_proxy is not used: SOCKS proxies are not supported. Name an HTTP proxy.'])
    },
  )
})

describe('exclusions', () => {
  test.each([
    ['corp', ['corp', 'a.corp', 'b.a.corp'], ['acorp', 'corp.test']],
    ['.corp', ['corp', 'a.corp'], ['acorp']],
    ['*.corp', ['corp', 'a.corp', 'b.a.corp'], ['acorp']],
    ['A.Corp', ['a.corp', 'x.a.corp.'], ['b.corp']],
    ['*', ['a.corp', '10.1.2.3', '[fd00::1]'], []],
    ['a.corp:8443, b.corp:443', ['a.corp:8443', 'b.corp'], ['a.corp', 'b.corp:444']],
    ['a.corp b.corp,\tc.corp', ['a.corp', 'b.corp', 'c.corp'], ['d.corp']],
    ['10.0.0.0/8', ['10.0.0.1', '10.255.255.255'], ['11.0.0.1', '10.corp']],
    ['10.1.2.3', ['10.1.2.3'], ['10.1.2.4', '110.1.2.3']],
    ['1.2.3', [], ['10.1.2.3']],
    ['10.1.2.3:8080', ['10.1.2.3:8080'], ['10.1.2.3']],
    ['fd00::/8', ['[fd00::1]', '[fdff:1::2]'], ['[fe00::1]', '10.0.0.1']],
    ['fd00:0::1', ['[fd00::1]', '[fd00::1]:8443'], ['[fd00::2]']],
    ['[fd00::1]:8443', ['[fd00::1]:8443'], ['[fd00::1]']],
    ['10.0.0.0/33,10.0.0.0/,10.0.0.0/x,/8,fd00::/129', [], ['10.0.0.1', '[fd00::1]', 'a.corp']],
    ['', ['localhost', '127.0.0.1', '127.9.9.9', '[::1]', '[0:0:0:0:0:0:0:1]'], ['127.evil.test', 'localhost.test']],
  ])('with NO_PROXY=%s reaches %j directly and %j over the proxy', (noProxy, direct, proxied) => {
    const ask = (host: string) => chosen(`https://${host}`, { HTTPS_PROXY: proxy, NO_PROXY: noProxy })
    expect(direct.filter((host) => ask(host) !== undefined)).toEqual([])
    expect(proxied.filter((host) => ask(host) !== proxy)).toEqual([])
  })

  test('reads no_proxy before NO_PROXY', () => {
    expect(chosen('https://a.corp', { https_proxy: proxy, no_proxy: 'b.corp', NO_PROXY: 'a.corp' })).toBe(proxy)
  })
})
