/** Returns the style of the coloured edge of a message; none for a value that is not a colour. */
export const edgeStyle = (color: string | undefined): string => (/^#[\da-f]{6}$/i.test(color ?? '') ? `border-left-color: ${color}` : '')
