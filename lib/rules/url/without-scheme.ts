/** A web address as people write and say it. */
export const withoutScheme = (url: string): string => url.replace(/^https?:\/\//i, '');
