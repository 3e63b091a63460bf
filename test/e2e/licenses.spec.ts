import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { builtExtension } from './harness/built-extension.ts';
import { expect, test } from './harness/fixtures.ts';

const root = join(import.meta.dirname, '../..');

/** As the packages spell the names of their files. */
const textFiles = ['LICENSE', 'license', 'LICENCE'];

async function licenseOf(name: string): Promise<string> {
  for (const file of textFiles) {
    const text = await readFile(join(root, 'node_modules', name, file), 'utf8').catch(() => null);
    if (text !== null) return text.trim();
  }
  return 'Permission is hereby granted, free of charge';
}

test('the licenses of what is in each package are in it', async () => {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const browser of ['chrome', 'edge', 'firefox'] as const) {
    await test.step(browser, async () => {
      const licenses = await readFile(join(builtExtension(browser), 'licenses.txt'), 'utf8');
      for (const [name, version] of Object.entries(dependencies)) {
        expect(licenses).toContain(`${name} ${version} (`);
        expect(licenses).toContain(await licenseOf(name));
      }
      const sections = licenses.split(/^-{72}$/m);
      expect(sections.length).toBeGreaterThan(Object.keys(dependencies).length);
      for (const section of sections) expect(section.length).toBeGreaterThan(500);
      expect(licenses).not.toContain('(unknown)');
      // By this mark browsers know how names of authors are written, which need not be in ASCII.
      expect(licenses.startsWith('\uFEFF')).toBe(true);
    });
  }
});
