import { type Child, element } from './element.js'

/** Creates a link to another page. An address comes from the records, so one that is not of the web becomes a text. */
export const webLink = (
  href: string | undefined,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly Child[]
): HTMLElement =>
  isWebAddress(href)
    ? element('a', { ...attributes, href, rel: 'noopener noreferrer' }, ...children)
    : element('span', attributes, ...children)

export const isWebAddress = (address: string | undefined): address is string => address !== undefined && /^https?:\/\//.test(address)
