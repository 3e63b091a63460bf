import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { loadedFiles } from '../commands/loaded-files.ts';

const built = {
  'popup.html': `<!doctype html><html><head>
    <script type="module" crossorigin src="/chunks/popup.js"></script>
    <link rel="modulepreload" crossorigin href="/chunks/early.js">
    <link rel="stylesheet" crossorigin href="/assets/popup.css">
    <link rel="icon" href="/icon/16.png">
    <style>p{color:blue}</style></head></html>`,
  'chunks/popup.js': `import{a as b}from"./shared.js";import"./effect.js";export*from"./again.js";const q=()=>import("./qr.js");b(q);`,
  'chunks/early.js': `export const early=1;`,
  'chunks/shared.js': `import{a}from"./again.js";export{a};const text='import "./text.js"';`,
  'chunks/effect.js': ``,
  'chunks/again.js': `export const a=1;`,
  'assets/popup.css': `body{color:red}`,
};

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loaded-files-'));
  for (const [path, content] of Object.entries(built)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

test('scripts and styles of the page, its own among them, and all that they import at once, each of them once', async () => {
  const files = await loadedFiles(folder, 'popup.html');
  expect([...files.keys()].toSorted()).toEqual([
    'assets/popup.css',
    'chunks/again.js',
    'chunks/early.js',
    'chunks/effect.js',
    'chunks/popup.js',
    'chunks/shared.js',
    'popup.html',
  ]);
  expect(files.get('popup.html')?.toString()).toBe('p{color:blue}');
  expect(files.get('assets/popup.css')?.length).toBe(built['assets/popup.css'].length);
});

test('a script that the build left out is an error', async () => {
  await writeFile(join(folder, 'broken.html'), '<script src="/chunks/missing.js"></script>');
  await expect(loadedFiles(folder, 'broken.html')).rejects.toThrow('missing.js');
});
