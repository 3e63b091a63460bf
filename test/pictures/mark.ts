import { readFileSync } from 'node:fs';

/** The mark, as it stands in a page; without its title, which would decide in what direction the words beside it are read. */
export const mark = readFileSync(
  new URL('../../public/icon/curtail.svg', import.meta.url),
  'utf8',
).replace(/<title>.*<\/title>/, '');
