import { fromHtml } from 'hast-util-from-html'
import { defaultSchema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'

/** Like GitHub's schema, but with the elements of Google Chat and our own classes, and without images, which no message has. */
const messageSchema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => name !== 'img'), 'font', 'small', 'u'],
  attributes: { ...defaultSchema.attributes, font: ['color'], '*': ['className', 'title'] },
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'] },
}

/** Returns HTML without scripts, styles and unknown elements. */
export const safeHtml = (html: string): string => toHtml(sanitize(fromHtml(html, { fragment: true }), messageSchema))

export { escapePreviewHtml as escapeHtml } from '../../../../../src/setup/doctor/preview/safe-html.js'
