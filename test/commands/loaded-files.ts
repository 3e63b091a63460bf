import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

import { parseAst } from 'vite';

/**
 * The scripts and styles that a built page loads before any of its code asks for more: what its
 * HTML names, what those scripts import statically, and, as the page's own, the styles that stand in it.
 * @param folder the built extension
 * @param page the page's path in it
 * @returns each file's content, by its path in the folder
 */
export async function loadedFiles(
  folder: string,
  page: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const load = async (path: string): Promise<void> => {
    if (files.has(path)) return;
    const content = await readFile(join(folder, path));
    files.set(path, content);
    if (path.endsWith('.js'))
      for (const imported of staticImports(content.toString())) await load(from(path, imported));
  };
  const html = await readFile(join(folder, page), 'utf8');
  for (const named of namedInHtml(html)) await load(from(page, named));
  const [, styles] = /<style>(.*?)<\/style>/su.exec(html) ?? [];
  if (styles !== undefined) files.set(page, Buffer.from(styles));
  return files;
}

function from(importer: string, path: string): string {
  return path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(importer), path);
}

function namedInHtml(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/gu) ?? [];
  return tags.flatMap((tag) => {
    if (tag.startsWith('<link') && !/rel="?(?:stylesheet|modulepreload)/u.test(tag)) return [];
    return /\b(?:src|href)="([^"]+)"/u.exec(tag)?.[1] ?? [];
  });
}

function staticImports(script: string): string[] {
  return parseAst(script).body.flatMap((statement) =>
    'source' in statement && statement.source ? [statement.source.value] : [],
  );
}
