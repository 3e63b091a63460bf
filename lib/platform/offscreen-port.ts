/** The connection between the background and the document that writes to the clipboard for it. */
export const clipboardPort = 'clipboard';
