import type { Inside } from '../stage/build-inside.ts';

/** Runs inside the options page: begins a bulk job of so many pages, whose addresses begin alike. */
export async function beginBulk(file: string, base: string, count: number): Promise<void> {
  const { sampleBulkInput, sampleBulkOptions, send } = (await import(file)) as Inside;
  const rows = Array.from({ length: count }, (_, i) =>
    sampleBulkInput(i + 1, { url: `${base}${String(i + 1)}` }),
  );
  await send('bulk.begin', { id: 'bench', rows, options: sampleBulkOptions() });
}
