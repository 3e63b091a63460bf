import { lazy } from '@/lib/async/lazy';

import { z } from './z';

/** Characters. */
const longest = 128;

/** Safe in a path and in an address of our own pages. */
const spelling = /^[\w~-][\w.~:=@-]*$/;

export const isIdentifier = (text: string): boolean =>
  text.length <= longest && spelling.test(text) && !/^-?0+$/.test(text);

/** Text, as some services write letters, and some count beyond exact numbers. */
export const identifier = lazy(() => z.string().check(z.refine(isIdentifier)));

/** Null where it is unreadable: the link is worth keeping without it. */
export const maybeIdentifier = lazy(() => z.catch(z.nullable(identifier()), null));
