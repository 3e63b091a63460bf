import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { build } from 'vite';

import type { Contestant, LinkService } from '../contestant.ts';

const manifest = {
  manifest_version: 3,
  name: 'Floor',
  version: '1',
  action: { default_popup: 'popup.html' },
  background: { service_worker: 'worker.js' },
  permissions: ['activeTab', 'clipboardWrite'],
  host_permissions: ['http://127.0.0.1/*', 'http://localhost/*'],
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Floor</title>
    <link rel="stylesheet" href="style.css" />
  </head>
  <body>
    <header>Floor</header>
    <main id="popup"></main>
    <script type="module" src="popup.js"></script>
  </body>
</html>
`;

const style = `body { width: 360px; margin: 0; font: 14px system-ui, sans-serif; }
header { padding: 12px 16px; border-bottom: 1px solid #ccc; font-weight: 600; }
main { min-height: 380px; padding: 16px; }
label { display: grid; gap: 4px; margin-bottom: 12px; }
input, select, button { font: inherit; padding: 8px; border: 1px solid #888; border-radius: 6px; }
button { width: 100%; background: #1a4fd6; color: #fff; }
`;

interface FloorOptions {
  readonly service: LinkService;
  /** The address that makes a link when the base64 of an address and `.json` are put behind it. */
  readonly create: string;
}

/**
 * Builds the least that does what Curtail does: a page that is there at once, which asks a worker of a few lines and then shows a
 * form, with the same library that draws Curtail. What it takes nobody can do without who is built like this.
 */
export async function buildFloor(
  folder: string,
  { service, create }: FloorOptions,
): Promise<Contestant> {
  await mkdir(folder, { recursive: true });
  for (const name of ['popup', 'worker']) await bundle(name, folder, create);
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'popup.html'), page);
  await writeFile(join(folder, 'style.css'), style);
  return {
    column: 'floor',
    folder,
    popup: 'popup.html',
    hasWorker: true,
    trials: ['awake', 'asleep', 'press', 'closingTab', 'atRest', 'rested'],
    shown: { selector: 'form', text: 'Shorten' },
    press: { button: { selector: 'button' }, done: { selector: '.made', text: 'Copied' } },
    ping: '',
    service,
  };
}

async function bundle(name: string, folder: string, create: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      service: JSON.stringify({ create }),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, `${name}.ts`),
        formats: ['es'],
        fileName: () => `${name}.js`,
      },
    },
  });
}
