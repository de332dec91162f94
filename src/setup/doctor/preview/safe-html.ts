import { fromHtml } from 'hast-util-from-html'
import { defaultSchema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'

/** Removes everything that GitHub removes from comments: the default schema of the library follows GitHub's. */
export const safeTree = (html: string): ReturnType<typeof sanitize> => sanitize(fromHtml(html, { fragment: true }), defaultSchema)

/** Like GitHub's, but with the elements of Google Chat and the classes of this program, and without images, which no message has. */
const messageSchema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => name !== 'img'), 'font', 'small', 'u'],
  attributes: { ...defaultSchema.attributes, font: ['color'], '*': ['className', 'title'] },
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'] },
}

/** Returns HTML without scripts, styles and unknown elements. */
export const safeHtml = (html: string): string => toHtml(sanitize(fromHtml(html, { fragment: true }), messageSchema))

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for HTML, also in attributes. */
export const escapePreviewHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
