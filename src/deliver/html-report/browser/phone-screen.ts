/** The media query of screens on which the details of a test cover the list. */
export const phoneScreen = '(max-width: 719px)'
