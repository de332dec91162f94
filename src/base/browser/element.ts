/** A child of an element. Strings become text, never markup. */
export type Child = Node | string | undefined

/** The attributes of an element, without those that are undefined. */
export type Attributes = Readonly<Record<string, string | undefined>>

/** Creates an HTML element. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) if (value !== undefined) created.setAttribute(attribute, value)
  for (const child of children) if (child !== undefined) created.append(child)
  return created
}

/** Creates a button. */
export function button(label: Child, attributes: Attributes, onClick: () => void): HTMLButtonElement {
  const created = element('button', { type: 'button', ...attributes }, label)
  created.addEventListener('click', onClick)
  return created
}

/** Creates a text for screen readers only. */
export const hiddenText = (text: string): HTMLElement => element('span', { class: 'visually-hidden' }, text)

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Creates an SVG element. */
export function svgElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Name] {
  const created = document.createElementNS(svgNamespace, name)
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, String(value))
  created.append(...children)
  return created
}
