/** What is said of links that were made and could not be remembered. @param count of links */
export const notStored = (count: number): string =>
  `Curtail couldn’t store ${count === 1 ? 'this link' : 'these links'}: your browser’s storage is full or blocked. Free up disk space, then shorten the same ${count === 1 ? 'page' : 'pages'} again. No second link is created.`;
