const special = /[&<>"]/
const replacements = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Makes a string fit for XML text and for an attribute in double quotes. */
export const escapeXml = (text) => (special.test(text) ? text.replace(/[&<>"]/g, (character) => replacements[character]) : text)
