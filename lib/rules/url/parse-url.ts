/** `URL.parse` is younger than the oldest browser that Curtail runs in. */
export const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
