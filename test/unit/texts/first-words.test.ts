import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

test.each(globSync('entrypoints/*/index.html', { cwd: root }))(
  '%s has no words but the name: it may be painted before the catalogue is read',
  (file) => {
    const words = read(file)
      .replaceAll(/<[^>]*>/gu, ' ')
      .split(/\s+/u)
      .filter((word) => word !== '');
    expect(words.filter((word) => word !== 'Curtail')).toEqual([]);
    expect(read(file)).not.toMatch(/<[^>]*\s(?:title|alt|aria-label)=/u);
  },
);
