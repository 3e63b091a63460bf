import type { Service } from './service.ts';

/** A domain `<name>.localhost`, which browsers take for this machine without asking anybody. */
export function localDomain({ address }: Service, name: string): string {
  const { protocol, port } = new URL(address.origin);
  return `${protocol}//${name}.localhost${port === '' ? '' : `:${port}`}`;
}
