import { join } from 'node:path';

import { build } from 'vite';

import type * as inside from './inside.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** What that file exports. */
export type Inside = typeof inside;

/** The file of a copy that holds what the bench runs inside. */
export const insideFile = 'bench-inside.js';

/** Bundles what the bench runs inside the extension into a folder. */
export async function buildInside(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    resolve: { alias: { '@': root } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: join(import.meta.dirname, 'inside.ts'),
        formats: ['es'],
        fileName: () => insideFile,
      },
    },
  });
}
