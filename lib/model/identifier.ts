import { lazy } from '@/lib/async/lazy';

import { z } from './z';

/** Characters. */
const longest = 128;

/** What can stand in a path and in an address of ours as it is. */
const spelling = /^[\w~-][\w.~:=@-]*$/;

/** Whether text can name a resource of the service. */
export const isIdentifier = (text: string): boolean =>
  text.length <= longest && spelling.test(text) && !/^-?0+$/.test(text);

/**
 * Names a resource of the service. Most services count, but some write letters, and some count beyond what a number can hold
 * exactly: so it is text throughout, and compared as such.
 */
export const identifier = lazy(() => z.string().check(z.refine(isIdentifier)));

/** The identifier of a link; null where it cannot be read, as a link is worth remembering without it. */
export const maybeIdentifier = lazy(() => z.catch(z.nullable(identifier()), null));
