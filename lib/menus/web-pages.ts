/** Match patterns of everything that can be shortened. */
export const webPages: readonly string[] = ['http://*/*', 'https://*/*'];
