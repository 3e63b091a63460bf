import type { NamedService } from '@/lib/model/service';
import { fold } from '@/lib/rules/text';

/** What was typed, once the name of a service is taken off its beginning. */
export interface PrefixedText {
  /** Null where no service has a name like that, or several do: then it is not for whichever is in use. */
  service: NamedService | null;
  text: string;
}

/** No address begins with the sign, and nothing that a link is looked for with needs to. */
const prefix = /^\s*@(\S+)(?:\s+(.*))?$/s;

/**
 * Reads the name of a service, such as `@work`, at the beginning of what was typed: without case, accents and blanks, and as much of
 * it as no other service's name begins with.
 *
 * @param services none where there is only one
 * @returns null where nothing is named
 */
export function readServicePrefix(
  typed: string,
  services: readonly NamedService[],
): PrefixedText | null {
  const [, name, text = ''] = prefix.exec(typed) ?? [];
  if (name === undefined || services.length === 0) return null;
  const key = keyOf(name);
  const exact = services.filter(({ label }) => keyOf(label) === key);
  const like = services.filter(({ label }) => keyOf(label).startsWith(key));
  const [service = null, ...others] = exact.length > 0 ? exact : like;
  return { service: others.length === 0 ? service : null, text };
}

/** What names a service in the address bar. */
export const servicePrefix = ({ label }: Pick<NamedService, 'label'>): string =>
  `@${label.replaceAll(/\s+/g, '')}`;

const keyOf = (name: string): string => fold(name).replaceAll(/\s+/g, '');
