import { readFileSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin } from 'vite';

interface Bundled {
  name: string;
  version: string;
  /** As npm's registry names it, such as `MIT`. */
  license: string;
  author: string;
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

/** A browser's build is several bundles, listed together. */
export interface LicenseCollector {
  plugin: () => Plugin;
  write: (folder: string) => Promise<void>;
}

export function createLicenseCollector(): LicenseCollector {
  const packages = new Map<string, Bundled>();
  return {
    plugin: () => ({
      name: 'licenses',
      generateBundle: (_options, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
            const folder = renderedLength > 0 ? packageFolder(id) : undefined;
            if (folder !== undefined) packages.set(folder, packages.get(folder) ?? read(folder));
          }
        }
      },
    }),
    write: async (folder) => {
      await writeFile(join(folder, 'licenses.txt'), listed([...packages.values()]));
    },
  };
}

function packageFolder(id: string): string | undefined {
  const [path = ''] = id.replaceAll('\0', '').replaceAll('\\', '/').split('?');
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

function read(folder: string): Bundled {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm has read it before
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license = 'unknown' } = manifest;
  const author = typeof manifest.author === 'object' ? manifest.author.name : manifest.author;
  const texts = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  const text = texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  const bundled = { name, version, license, author: author ?? `the authors of ${name}` };
  return { ...bundled, text: text === '' ? unwritten(bundled) : whole(bundled, text) };
}

/** Some packages only point to the text of the Apache license, which has to be included. */
function whole({ license }: Omit<Bundled, 'text'>, text: string): string {
  if (license !== 'Apache-2.0' || text.includes('TERMS AND CONDITIONS')) return text;
  return `${text}\n\n${readFileSync(join(import.meta.dirname, 'apache-2.0.txt'), 'utf8').trim()}`;
}

/** @throws where a package brings no text of a license unknown here */
function unwritten({ name, license, author }: Omit<Bundled, 'text'>): string {
  if (license !== 'MIT') throw new Error(`${name} brings no text of its license, ${license}.`);
  const own = readFileSync(join(import.meta.dirname, '../../LICENSE'), 'utf8');
  return own.replace(/^Copyright .*$/m, `Copyright (c) ${author}`).trim();
}

/** Without this mark browsers read a text file of an extension as Latin-1, which spoils names. */
const utf8 = '\uFEFF';

function listed(packages: readonly Bundled[]): string {
  const sections = packages
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(
      ({ name, version, license, text }) =>
        `${name} ${version} (${license})\nSource: https://www.npmjs.com/package/${name}/v/${version}\n\n${text}\n`,
    );
  return `${utf8}Curtail contains code of these packages.\n\n${sections.join(`\n${'-'.repeat(72)}\n\n`)}`;
}
