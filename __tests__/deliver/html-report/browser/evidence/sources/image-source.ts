import { testImage } from '../test-image.js'

/** The screenshot of the sources: 1280 pixels wide. */
export const screenshot = testImage(1280, 64)

/** The content of {@link screenshot} as a result file with inline data contains it. */
export const base64 = screenshot.toString('base64')

/** A failed test and the path of its screenshot as the tool writes it. */
export interface NamedScreenshot {
  readonly name: string
  readonly path: string
}

/** A tool or format that names images, or whose naming rule finds them. */
export interface ImageSource {
  readonly title: string
  /** The path of the result file or folder. */
  readonly results: string
  /** Returns all files; each one without content is the screenshot. */
  readonly files: (test: NamedScreenshot) => Readonly<Record<string, string>>
  /** Whether the tool writes paths with backslashes on Windows. */
  readonly onWindows?: boolean
  /** Whether the tool writes absolute paths. */
  readonly isAbsolute?: boolean
  /** Whether the result file contains the bytes, or a finder knows their place. */
  readonly hasPath?: boolean
  /** Whether the screenshot belongs to the first one of two attempts. */
  readonly isOfFirstAttempt?: true
}

/** The screenshot, relative to the folder of the result file. */
export const screenshotPath = 'shots/cart page.png'

/** Returns a source whose result file names a screenshot beside it. */
export const ofText = (
  title: string,
  results: string,
  write: (test: NamedScreenshot) => string,
  more: Partial<ImageSource> = {},
): ImageSource => ({
  title,
  results,
  files: (test) => ({ [results]: write(test), [screenshotPath]: '' }),
  isAbsolute: true,
  onWindows: true,
  ...more,
})

/** Returns a source whose result file contains the bytes. */
export const ofBytes = (title: string, results: string, write: (test: NamedScreenshot) => string): ImageSource => ({
  title,
  results,
  files: (test) => ({ [results]: write(test) }),
  hasPath: false,
})

/** Returns a JUnit file with a failed test. */
export const junitFile = (name: string, content: string, inSuite = ''): string =>
  `<testsuites><testsuite name="cart">${inSuite}<testcase classname="cart" name="${name}"><failure message="not shown"/>${content}</testcase></testsuite></testsuites>`

/** Returns the line with which JUnit files name an attachment. */
export const marker = (path: string): string => `<![CDATA[[[ATTACHMENT|${path}]]]]>`

export const json = (value: unknown): string => JSON.stringify(value)
