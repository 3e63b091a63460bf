/** A page worth shortening, beyond this machine. Its `?` stands where base64 does no harm to it. */
export const article = 'https://news.example/a-story?id=7';

/** What every page beyond this machine shows. */
export const sceneryText = 'A page worth shortening';
