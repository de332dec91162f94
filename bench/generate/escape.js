const special = /[&<>"]/
const replacements = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a string for XML text and for attributes in double quotes. */
export const escapeXml = (text) => (special.test(text) ? text.replace(/[&<>"]/g, (character) => replacements[character]) : text)
