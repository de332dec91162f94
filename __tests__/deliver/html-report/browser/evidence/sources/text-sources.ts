import { type ImageSource, junitFile, ofText } from './image-source.js'

const withOutput = (name: string, lines: readonly string[]) => junitFile(name, `<system-out><![CDATA[${lines.join('\n')}]]></system-out>`)

/** The test of a finder, whose screenshot is named only by the rule of its tool. */
const found = (title: string, results: string, files: ImageSource['files']): ImageSource => ({ title, results, files, hasPath: false })

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** The tools that name a screenshot in a text only, and those whose naming rule is known. */
export const textSources: readonly ImageSource[] = [
  ...['Reference screenshot:', 'Actual screenshot:'].map((title) =>
    ofText(`"${title}" of Vitest`, 'junit.xml', ({ name, path }) => withOutput(name, [title, `  ${path}`])),
  ),
  ofText('the difference of jest-image-snapshot', 'junit.xml', ({ name, path }) => withOutput(name, [`See diff for details: ${path}`])),
  ofText('the screenshot of Selenide', 'junit.xml', ({ name }) => withOutput(name, ['Screenshot: file:/agent/work/shots/cart%20page.png'])),
  ofText('the screenshot of Rails', 'junit.xml', ({ name, path }) => withOutput(name, [`[Screenshot Image]: ${path}`])),
  {
    title: 'a golden failure of Flutter',
    results: 'junit.xml',
    files: ({ name }) => ({
      'junit.xml': withOutput(name, [
        'Golden "goldens/cart.png": Pixel test failed, 1.2%',
        'Failure feedback can be found at /agent/work/test/failures',
      ]),
      ...Object.fromEntries(['masterImage', 'testImage', 'isolatedDiff'].map((kind) => [`test/failures/cart_${kind}.png`, ''])),
    }),
    hasPath: false,
  },
  found('the naming rule of Cypress', 'results/junit.xml', ({ name }) => ({
    'results/junit.xml': `<testsuites name="Mocha Tests"><testsuite name="Cart"><testcase name="Cart ${name}" classname="${name}"><failure message="not shown"/></testcase></testsuite></testsuites>`,
    [`cypress/screenshots/cart.cy.ts/Cart -- ${name} (failed).png`]: '',
  })),
  found('the naming rule of pytest-playwright', 'junit.xml', ({ name }) => ({
    'junit.xml': `<testsuites><testsuite name="pytest"><testcase classname="tests.test_cart" name="${name}"><failure message="not shown"/></testcase></testsuite></testsuites>`,
    [`test-results/tests-test-cart-py-${slugOf(name)}/test-failed-1.png`]: '',
  })),
  found('the naming rule of Vitest', 'junit.xml', ({ name }) => ({
    'junit.xml': `<testsuites name="vitest tests"><testsuite name="src/cart.test.ts"><testcase classname="src/cart.test.ts" name="cart &gt; ${name}"><failure message="not shown"/></testcase></testsuite></testsuites>`,
    [`src/__screenshots__/cart.test.ts/cart-${name}-1.png`]: '',
  })),
  found('the naming rule of Surefire', 'reports/TEST-com.acme.CartTest.xml', ({ name }) => ({
    'reports/TEST-com.acme.CartTest.xml': `<testsuite name="com.acme.CartTest"><testcase classname="com.acme.CartTest" name="${name}"><failure message="not shown"/></testcase></testsuite>`,
    'reports/com.acme.CartTest/shot.png': '',
  })),
]
