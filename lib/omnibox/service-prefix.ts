import type { NamedService } from '@/lib/model/service';
import { fold } from '@/lib/rules/text';

/** No address begins with `@`, and no search needs to. */
const prefix = /^\s*@(\S+)(?:\s+(.*))?$/s;

/** Such as `@work`, or a beginning of it; null where none is named, `service` null where the name fits none or several. */
export function readServicePrefix(
  typed: string,
  services: readonly NamedService[],
): { service: NamedService | null; text: string } | null {
  const [, name, text = ''] = prefix.exec(typed) ?? [];
  if (name === undefined || services.length === 0) return null;
  const key = keyOf(name);
  const exact = services.filter(({ label }) => keyOf(label) === key);
  const like = services.filter(({ label }) => keyOf(label).startsWith(key));
  const [service = null, ...others] = exact.length > 0 ? exact : like;
  return { service: others.length === 0 ? service : null, text };
}

export const servicePrefix = ({ label }: Pick<NamedService, 'label'>): string =>
  `@${label.replaceAll(/\s+/g, '')}`;

const keyOf = (name: string): string => fold(name).replaceAll(/\s+/g, '');
