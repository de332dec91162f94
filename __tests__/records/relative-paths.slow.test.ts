import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkoutRoots, withRelativePaths } from '../../src/records/relative-paths.js'
import { createTestIdentities, testId } from '../../src/records/test-identity.js'

const relativeTo = (text: string, ...roots: string[]) => withRelativePaths(text, checkoutRoots(roots))

describe('paths in a checkout folder of CI', () => {
  test.each([
    ['a runner of GitHub', '/home/runner/work/shop/shop/tests/CartTest.php'],
    ['a macOS runner of GitHub', '/Users/runner/work/shop/shop/tests/CartTest.php'],
    ['a Windows runner of GitHub', 'D:/a/shop/shop/tests/CartTest.php'],
    ['a Windows runner of GitHub with Git Bash', '/d/a/shop/shop/tests/CartTest.php'],
    ['a job container of GitHub', '/__w/shop/shop/tests/CartTest.php'],
    ['a container action of GitHub', '/github/workspace/tests/CartTest.php'],
    ['a self-hosted runner of GitHub', '/opt/actions-runner/_work/shop/shop/tests/CartTest.php'],
    ['an agent of Azure Pipelines', '/home/vsts/work/1/s/tests/CartTest.php'],
    ['a Windows agent of Azure Pipelines', 'D:/a/1/s/tests/CartTest.php'],
    ['a self-hosted agent of Azure Pipelines', 'C:/agent/_work/12/s/tests/CartTest.php'],
    ['GitLab', '/builds/acme/shop/tests/CartTest.php'],
    ['a GitLab runner without containers', '/home/gitlab-runner/builds/x1Yz-3a/0/acme/shop/tests/CartTest.php'],
    ['Jenkins', '/var/jenkins_home/workspace/shop_main@2/tests/CartTest.php'],
    ['Jenkins on Windows', 'C:/Jenkins/workspace/shop/tests/CartTest.php'],
    ['CircleCI', '/home/circleci/project/tests/CartTest.php'],
    ['Bitbucket', '/opt/atlassian/pipelines/agent/build/tests/CartTest.php'],
    ['AppVeyor', 'C:/projects/shop/tests/CartTest.php'],
    ['Codespaces', '/workspaces/shop/tests/CartTest.php'],
    ['an image for Node', '/usr/src/app/tests/CartTest.php'],
    ['an image for PHP', '/app/tests/CartTest.php'],
  ])('makes a path relative when it is in the checkout folder of %s', (_, path) => {
    expect(relativeTo(path)).toBe('tests/CartTest.php')
  })
})

describe('paths in a folder of this machine', () => {
  test('makes a path in the folder relative, whatever the text around it', () => {
    const root = '/home/jane/my shop'
    expect(relativeTo(`${root}/tests/a.js`, root)).toBe('tests/a.js')
    expect(relativeTo(`loads "${root}/a.json", then (${root}/b.json)`, root)).toBe('loads "a.json", then (b.json)')
    expect(relativeTo(`file://${root}/a.js`, root)).toBe('a.js')
    expect(relativeTo(root, root)).toBe('.')
    expect(relativeTo(`in ${root}`, root)).toBe('in .')
    expect(relativeTo(`in ${root}/`, root)).toBe('in .')
  })

  test('makes a path relative to the outermost of several folders', () => {
    expect(relativeTo('/home/jane/shop/web/a.js', '/home/jane/shop/web', '/home/jane/shop')).toBe('web/a.js')
    // A package of Python has the name of its repository; this is not the work folder of a runner.
    expect(relativeTo('/home/jane/work/shop/shop/cart.py', '/home/jane/work/shop')).toBe('shop/cart.py')
    expect(relativeTo('/home/runner/work/shop/shop/web/a.js', '/home/runner/work/shop/shop/web')).toBe('web/a.js')
  })

  test('makes a path relative when Windows writes the drive and folders in another case', () => {
    expect(relativeTo('c:/src/shop/a.js', 'C:\\Src\\Shop')).toBe('a.js')
    expect(relativeTo('file:///C:/src/shop/a.js', 'C:\\src\\shop')).toBe('a.js')
  })

  test('keeps a path when only the front of a name is the same', () => {
    expect(relativeTo('/home/jane/shop-2/a.js', '/home/jane/shop')).toBe('/home/jane/shop-2/a.js')
    expect(relativeTo('src/home/jane/shop/a.js', '/home/jane/shop')).toBe('src/home/jane/shop/a.js')
  })
})

describe('text without a path in a checkout folder', () => {
  test.each([
    'tests/CartTest.php',
    'App/Tests/CartTest',
    '/users/:id',
    'GET /builds/42/jobs',
    '/builds/42/jobs returns 200',
    '/app/orders',
    'GET /app/orders/index.html returns 200',
    '/workspaces/42/members',
    'https://example.com/work/shop/shop/a.js',
    'http://localhost/app/a.html',
    '/tmp/cart/a.js',
    '/work/shop/cart/a.js',
    'a/work/shop/shop/b.js',
    'TestCart/when_/empty',
    '//work/shop/shop',
    'C:/Temp/a.txt',
    '/',
  ])('keeps the text %s', (text) => {
    expect(relativeTo(text, '/', '/app', '/home/jane/shop')).toBe(text)
  })
})

test('takes linear time for a text of megabytes', () => {
  for (const piece of ['/', '"/', '/a', ' /home/runner/work/a', '/work/x/y', 'C:/', '"/builds/a/b']) {
    const text = piece.repeat(2_000_000 / piece.length)
    expect(relativeTo(text, '/home/jane/shop').length).toBeLessThanOrEqual(text.length)
  }
})

describe('id of a test with absolute paths', () => {
  const id = testId('shop', ['tests/CartTest.php'], 'reads tests/a.json')

  test('equals the identity with relative paths, on POSIX and Windows', () => {
    expect(testId('shop', ['/home/runner/work/shop/shop/tests/CartTest.php'], 'reads /home/runner/work/shop/shop/tests/a.json')).toBe(id)
    expect(testId('shop', ['D:\\a\\shop\\shop\\tests\\CartTest.php'], 'reads D:\\a\\shop\\shop\\tests\\a.json')).toBe(id)
  })

  test('is the same in a folder that only its machine knows', () => {
    const laptop = createTestIdentities('shop', checkoutRoots(['/home/jane/shop']))
    expect(laptop.next(['/home/jane/shop/tests/CartTest.php'], 'reads /home/jane/shop/tests/a.json')).toBe(id)
    const windows = createTestIdentities('shop', checkoutRoots(['C:\\Users\\Jane\\shop']))
    expect(windows.next(['C:\\Users\\Jane\\shop\\tests\\CartTest.php'], 'reads C:/Users/Jane/shop/tests/a.json')).toBe(id)
  })

  test('numbers tests of one file by their relative paths', () => {
    const identities = createTestIdentities('shop', checkoutRoots(['/home/jane/shop']))
    expect(identities.next(['/home/jane/shop/a'], 'b')).toBe(testId('shop', ['a'], 'b'))
    expect(identities.next(['a'], 'b')).toBe(testId('shop', ['a'], 'b', 1))
  })

  test('is the hash of the names as they are when no path lies in a checkout folder', () => {
    const json = '["shop",["/users/:id","/builds/42/jobs"],"GET /app/cart"]'
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 32)
    expect(testId('shop', ['/users/:id', '/builds/42/jobs'], 'GET /app/cart')).toBe(hash)
  })
})
