import { expect, test } from 'vitest';

import { picturePage } from '../commands/picture-page.ts';

test('earlier pictures stand beside those of today, and what only one side has stands apart', () => {
  const html = picturePage(
    { folder: 'earlier', names: ['gone', 'links', "Q&A's #1"] },
    { folder: 'output/screens', names: ['links', 'new', "Q&A's #1"] },
    'output/pictures.html',
  );
  const sources = Array.from(html.matchAll(/<(h1|img)(?: src="([^"]*)"[^>]*)?>([^<]*)/g), (found) =>
    found.slice(2).join(''),
  );
  expect(sources.map((text) => text.trim())).toEqual([
    'Before and after',
    '../earlier/links.png',
    'screens/links.png',
    '../earlier/Q%26A&#39;s%20%231.png',
    'screens/Q%26A&#39;s%20%231.png',
    'Only before',
    '../earlier/gone.png',
    'Only after',
    'screens/new.png',
  ]);
  expect(html).toContain('>Q&#38;A&#39;s #1</h2>');
});
