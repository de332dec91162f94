/** What an element may be given: texts become text, never markup. */
export type Child = Node | string | undefined

/** Makes an HTML element. Whatever stands in its texts stays text: nothing here reads markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  for (const child of children) if (child !== undefined) made.append(child)
  return made
}

/** A button that does something. */
export function button(label: Child, attributes: Readonly<Record<string, string>>, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label)
  made.addEventListener('click', onClick)
  return made
}

/** Words for those who cannot see what others see. */
export const hiddenText = (text: string): HTMLElement => element('span', { class: 'visually-hidden' }, text)

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Makes an SVG element. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(svgNamespace, name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value))
  made.append(...children)
  return made
}
