import { describe, expect, test } from 'vitest';

import { firefoxNotes, releaseNotes } from '../../commands/release/release-notes.ts';

describe('the notes of a version', () => {
  const changelog = `# Changelog\n\n## [1.10.0] - 2026-02-01\n\nTen.\n\n### Fixed\n\n- This.\n\n## 1.1.0\n\nOne.\n\n## 1.0.0\n`;

  test('are what stands below its heading', () => {
    expect(releaseNotes(changelog, '1.10.0')).toBe('Ten.\n\n### Fixed\n\n- This.');
    expect(releaseNotes(changelog, '1.1.0')).toBe('One.');
  });

  test.each(['1.1', '1.0.0', '10.0'])('are asked for where there are none of %s', (version) => {
    expect(() => releaseNotes(changelog, version)).toThrow(`says nothing of ${version}`);
  });
});

describe('for Firefox’s store', () => {
  const line = `${'n'.repeat(98)}.`;

  test('notes of 3,000 characters are whole, of whatever planes', () => {
    const notes = '🦊'.repeat(3000);
    expect(firefoxNotes(notes)).toBe(notes);
  });

  test('longer ones are cut at the end of a line', () => {
    const lines = Array.from({ length: 31 }, () => line);
    expect(firefoxNotes(lines.join('\n'))).toBe(lines.slice(0, 30).join('\n'));
  });

  test('no blank line is left at the end', () => {
    expect(firefoxNotes(`${line}\n\n\n${'n'.repeat(3000)}`)).toBe(line);
  });

  test('one long line is cut within', () => {
    expect(firefoxNotes('🦊'.repeat(3001))).toBe('🦊'.repeat(3000));
  });
});
