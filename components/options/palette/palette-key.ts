const isMac = /^Mac|^iP/.test(navigator.platform);

/** As it is written on the keyboards of the system. */
export const paletteKey = isMac ? '⌘K' : 'Ctrl+K';
