import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';

import { billOfMaterials } from '../../commands/release/bill-of-materials.ts';
import { verifyChecksums, writeChecksums } from '../../commands/release/checksums.ts';
import { oursAmong } from '../../commands/release/lint-add-on.ts';
import { readZip } from '../../commands/release/read-zip.ts';
import { differences } from '../../commands/release/rebuild.ts';

/** A folder, a file that is stored, and one that is deflated. */
const zip =
  'UEsDBBQAAAAAAAAAIQAAAAAAAAAAAAAAAAAHAAAAZm9sZGVyL1BLAwQUAAAAAAAAACEABmoo+wQAAAAEAAAADwAAAGZvbGRlci9rZXB0LnR4dGtlcHRQSwMEFAAACAgAAAAhABK/i40LAAAANgAAAAsAAABncsO2w59lLnR4dEtMT8zMU0gkkQQAUEsBAhQDFAAAAAAAAAAhAAAAAAAAAAAAAAAAAAcAAAAAAAAAAAAAAIABAAAAAGZvbGRlci9QSwECFAMUAAAAAAAAACEABmoo+wQAAAAEAAAADwAAAAAAAAAAAAAAgAElAAAAZm9sZGVyL2tlcHQudHh0UEsBAhQDFAAACAgAAAAhABK/i40LAAAANgAAAAsAAAAAAAAAAAAAAIABVgAAAGdyw7bDn2UudHh0UEsFBgAAAAADAAMAqwAAAIoAAAAAAA==';

test('a zip is read, stored and deflated files alike', () => {
  const files = readZip(Buffer.from(zip, 'base64'));
  expect([...files.keys()]).toEqual(['folder/kept.txt', 'größe.txt']);
  expect(String(files.get('folder/kept.txt'))).toBe('kept');
  expect(String(files.get('größe.txt'))).toBe('again '.repeat(9));
  expect(() => readZip(Buffer.from('none'))).toThrow('no zip');
});

test('two builds differ in files that one lacks, and in those with another byte', () => {
  const build = (files: Record<string, string>) =>
    new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
  const one = build({ same: 'a', other: 'a', gone: 'a' });
  expect(differences(one, build({ same: 'a', other: 'b', added: 'a' }))).toEqual([
    'other',
    'gone',
    'added',
  ]);
  expect(differences(one, one)).toEqual([]);
});

test('a file that is changed or added after its release is noticed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await expect(verifyChecksums(folder)).rejects.toThrow('There is no release');
  await writeFile(join(folder, 'package.zip'), 'abc');
  expect(await writeChecksums(folder)).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  package.zip\n',
  );
  await verifyChecksums(folder);
  await appendFile(join(folder, 'package.zip'), 'd');
  await expect(verifyChecksums(folder)).rejects.toThrow('was changed');
});

describe('what the linter for add-ons finds', () => {
  const setsHtml = {
    code: 'UNSAFE_VAR_ASSIGNMENT',
    message: 'Unsafe assignment to innerHTML',
    file: 'popup.js',
    line: 1,
    column: 4,
  };
  const ours = (text: string, report: Partial<Parameters<typeof oursAmong>[0]>) =>
    oursAmong({ errors: [], warnings: [], ...report }, () => text).length;

  test('is not ours where Preact sets HTML', () => {
    expect(ours('a&&(e.innerHTML=u.__html),b', { warnings: [setsHtml] })).toBe(0);
  });

  test('is ours elsewhere, and each error is', () => {
    expect(ours('a&&(e.innerHTML=u.title),b', { warnings: [setsHtml] })).toBe(1);
    expect(ours('', { warnings: [{ ...setsHtml, code: 'DANGEROUS_EVAL' }] })).toBe(1);
    expect(ours('a&&(e.innerHTML=u.__html),b', { errors: [setsHtml] })).toBe(1);
  });
});

test('the bill of materials has each bundled package once, with its license and npm’s sum', () => {
  const section = (name: string, version: string, license: string) =>
    `${name} ${version} (${license})\nSource: https://www.npmjs.com/package/${name}\n\nText\n`;
  const texts = [
    section('idb', '8.0.4', 'ISC') + section('@wxt-dev/browser', '0.1.43', 'MIT'),
    section('idb', '8.0.4', 'ISC') + section('both', '1.0.0', 'MIT OR Apache-2.0'),
  ];
  const lock = { packages: { 'node_modules/idb': { version: '8.0.4', integrity: 'sha512-AAEC' } } };
  const bill = billOfMaterials({ name: 'curtail', version: '1.0.0', license: 'MIT' }, texts, lock);
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', purl: 'pkg:npm/curtail@1.0.0' } },
    components: [
      { group: '@wxt-dev', name: 'browser', purl: 'pkg:npm/%40wxt-dev/browser@0.1.43' },
      { name: 'both', licenses: [{ expression: 'MIT OR Apache-2.0' }] },
      {
        name: 'idb',
        version: '8.0.4',
        licenses: [{ license: { id: 'ISC' } }],
        hashes: [{ alg: 'SHA-512', content: '000102' }],
      },
    ],
    dependencies: [{ ref: 'pkg:npm/curtail@1.0.0', dependsOn: { length: 3 } }],
  });
});
