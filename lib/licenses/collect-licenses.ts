import { readFileSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/** A package whose code is in a build. */
interface Bundled {
  name: string;
  version: string;
  /** As npm's registry names it, such as `MIT`. */
  license: string;
  author: string;
  text: string;
}

/** What stands in `package.json` of a package. */
interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

/** Every build of a browser is several bundles; the list is of all of them. */
export interface LicenseCollector {
  plugin: () => Plugin;
  /** Writes the list into the folder of a build. */
  write: (folder: string) => Promise<void>;
}

/** Collects the licenses of all packages whose code really is in a build. */
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

/** The folder of the package that a module is of; undefined for our own modules and virtual ones. */
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

/** Some packages only point to the text of the Apache license, which wants itself to be handed on. */
function whole({ license }: Omit<Bundled, 'text'>, text: string): string {
  if (license !== 'Apache-2.0' || text.includes('TERMS AND CONDITIONS')) return text;
  return `${text}\n\n${readFileSync(join(import.meta.dirname, 'apache-2.0.txt'), 'utf8').trim()}`;
}

/** Some packages name their license and bring no text. @throws where it is none that is known here */
function unwritten({ name, license, author }: Omit<Bundled, 'text'>): string {
  if (license !== 'MIT') throw new Error(`${name} brings no text of its license, ${license}.`);
  const own = readFileSync(join(import.meta.dirname, '../../LICENSE'), 'utf8');
  return own.replace(/^Copyright .*$/m, `Copyright (c) ${author}`).trim();
}

/** Without this mark browsers read a text file of an extension as Latin-1, which spoils people's names. */
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
