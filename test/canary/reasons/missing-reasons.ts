import type { Listing } from '../../commands/release/read-listing.ts';
import type { Declared } from './declared.ts';

/** What is declared without a reason in a listing, and the reasons there for what is not declared. */
export function missingInListing(
  { permissions, data }: Declared,
  listing: Pick<Listing, 'data' | 'permissions'>,
): readonly string[] {
  return [
    ...different(permissions, [...listing.permissions.keys()]).map((name) => `permission ${name}`),
    ...different(data, [...listing.data.keys()]).map((name) => `data ${name}`),
  ];
}

/** What SECURITY.md does not name in the section for it. */
export function missingInSecurity(
  { permissions, packages, destinations }: Declared,
  security: string,
): readonly string[] {
  const rows = Array.from(section(security, 'Permissions').matchAll(/^\| *`([^`]+)`/gm), firstOf);
  const named = (heading: string) =>
    Array.from(section(security, heading).matchAll(/`([^`]+)`/g), firstOf).flatMap((code) =>
      code.split(/[\s;]+/),
    );
  return [
    ...different(permissions, rows).map((name) => `permission ${name}`),
    ...without(packages, named('Bundled packages')).map((name) => `package ${name}`),
    ...without(destinations, named('Network destinations')).map((name) => `destination ${name}`),
  ];
}

const firstOf = ([, first = '']: RegExpMatchArray): string => first;

const without = (names: readonly string[], others: readonly string[]): readonly string[] =>
  names.filter((name) => !others.includes(name));

const different = (some: readonly string[], others: readonly string[]): readonly string[] => [
  ...without(some, others),
  ...without(others, some),
];

function section(text: string, heading: string): string {
  const found = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  return found ?? '';
}
