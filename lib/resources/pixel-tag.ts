import { countCharacters } from '@/lib/rules/count-characters';

/** What is known of a provider's tags. Lengths in characters. @source observed.md, "Fields" */
export interface TagShape {
  onlyDigits?: true;
  shortest?: number;
  longest?: number;
  /** Letters that each of them has somewhere. */
  contains?: string;
}

type TagProblem = 'code' | 'digits' | 'too_short' | 'too_long' | 'lacks';

/** Checks a tag as typed, white space around it taken off. @returns what is wrong with it, if anything */
export function checkPixelTag(tag: string, shape: TagShape): TagProblem | undefined {
  // Providers hand out a piece of code to paste, and the tag is one word in it.
  if (/[<>\s\p{Cc}]/u.test(tag)) return 'code';
  if (shape.onlyDigits && /\D/.test(tag)) return 'digits';
  const length = countCharacters(tag);
  if (length > (shape.longest ?? Infinity)) return 'too_long';
  if (length < (shape.shortest ?? 0)) return 'too_short';
  return tag.includes(shape.contains ?? '') ? undefined : 'lacks';
}
