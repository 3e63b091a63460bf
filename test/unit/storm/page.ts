import type { ErrorReport } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

/** A page of which somebody wants a link, and what that person was given for it. */
export interface Page {
  number: number;
  url: string;
  alias: string | null;
  password: string | null;
  expiry: string | null;
  /** How many links the person has asked for: another one only after being told of the one before. */
  wishes: number;
  given: LinkRecord[];
  errors: ErrorReport[];
  /** Short parts that the person wanted disabled, after being told that they may be somebody else's. */
  disabled: Set<string>;
}

const spellings = ['', '', '', '?utm_source=mail', '#part', '/'];

/** A page that nobody else asks for in this browser, in one of the spellings that some services take for one. */
export function newPage(number: number, random: () => number): Page {
  const spelling = spellings[Math.floor(spellings.length * random())] ?? '';
  return {
    number,
    url: `${address(number)}${spelling}`,
    alias: random() < 0.15 ? `alias-${String(number)}` : null,
    password: random() < 0.25 ? 'sesame' : null,
    expiry: random() < 0.1 ? '2030-12-31' : null,
    wishes: 1,
    given: [],
    errors: [],
    disabled: new Set(),
  };
}

/** Where a page is, without what its spelling adds. */
export const address = (number: number): string => `https://long.example/page/${String(number)}`;

/** The number of the page that an address is one of, in whatever spelling. */
export const numberOf = (url: string): number => Number(/\/page\/(\d+)/.exec(url)?.[1] ?? -1);

export const partOf = (shortUrl: string): string => shortUrl.split('/').at(-1) ?? '';
