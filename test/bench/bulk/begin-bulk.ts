import type { Inside } from '../stage/build-inside.ts';

/** Runs inside the options page: begins a bulk job of so many pages, whose addresses begin alike. */
export async function beginBulk(file: string, base: string, count: number): Promise<void> {
  const { send } = (await import(file)) as Inside;
  const rows = Array.from({ length: count }, (_, i) => ({
    line: i + 1,
    url: `${base}${String(i + 1)}`,
    title: '',
    alias: '',
    password: '',
    expiry: '',
    domain: '',
    campaign: null,
    channel: null,
  }));
  const options = { name: '', ownParts: true, reuse: true };
  await send('bulk.begin', { id: 'bench', rows, options });
}
