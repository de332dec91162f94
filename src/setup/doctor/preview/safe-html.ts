import { fromHtml } from 'hast-util-from-html'
import { defaultSchema, sanitize } from 'hast-util-sanitize'

/** Removes everything that GitHub removes from comments: the default schema of the library follows GitHub's. */
export const safeTree = (html: string): ReturnType<typeof sanitize> => sanitize(fromHtml(html, { fragment: true }), defaultSchema)

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for HTML, also in attributes. */
export const escapePreviewHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')
