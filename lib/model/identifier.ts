import { lazy } from '@/lib/async/lazy';

import { z } from './z';

/** Safe in a path and in an address of our own pages; up to 128 characters. */
const spelling = /^[\w~-][\w.~:=@-]{0,127}$/;

export const isIdentifier = (text: string): boolean => spelling.test(text) && !/^-?0+$/.test(text);

/** Null for anything else, as what has it is worth more. */
export const identifierOf = (value: unknown): string | null =>
  typeof value === 'string' && isIdentifier(value) ? value : null;

/** Text, as some services write letters, and some count beyond exact numbers. */
export const identifier = lazy(() => z.string().check(z.refine(isIdentifier)));
