import { describe, expect, test } from 'vitest';

import type { ExportedPreferences } from '@/lib/model/backup-file';

import { backupWorld } from '../../fixtures/backup/backup-world';
import { exportAll, importAll } from '../../fixtures/backup/transfer';
import { validFile, validLink } from '../../fixtures/backup/valid-file';
import { changedAt } from './changed-at';

const own = '{link} is mine';

const headWith = (preferences: Partial<ExportedPreferences>) => ({
  ...validFile,
  preferences: { ...validFile.preferences, ...preferences },
  links: undefined,
});

describe('the copy template of a file', () => {
  const evil = headWith({ copyTemplate: 'https://evil.example/?to={link}' });

  test('is not taken unless that was chosen, nor is copying by it', async () => {
    const world = backupWorld({ preferences: { copyTemplate: own, copyFormat: 'markdown' } });
    await world.backup.restorePreferences(evil, false);
    expect(world.preferences()).toMatchObject({
      copyTemplate: own,
      copyFormat: 'markdown',
      menu: 'choices',
    });
  });

  test('leaves another format of the file as it is', async () => {
    const world = backupWorld({ preferences: { copyTemplate: own } });
    await world.backup.restorePreferences(headWith({ copyFormat: 'html' }), false);
    expect(world.preferences()).toMatchObject({ copyTemplate: own, copyFormat: 'html' });
  });

  test('is taken where that was chosen', async () => {
    const world = backupWorld({ preferences: { copyTemplate: own } });
    await world.backup.restorePreferences(evil, true);
    expect(world.preferences()).toMatchObject({
      copyTemplate: 'https://evil.example/?to={link}',
      copyFormat: 'template',
    });
  });

  test('is never taken with a line break in it', async () => {
    const world = backupWorld({ preferences: { copyTemplate: own } });
    const head = headWith({ copyTemplate: '{link}\nrm -rf ~' });
    expect(world.backup.check(head)).toBeNull();
    await expect(world.backup.restorePreferences(head, true)).rejects.toMatchObject({
      report: { code: 'invalid_input', path: 'preferences.copyTemplate' },
    });
    await world.backup.restorePreferences(head, false);
    expect(world.preferences().copyTemplate).toBe(own);
  });
});

describe('what a link of a file says', () => {
  test.each(['title', 'name'])('loses what cannot be seen: %s', async (field) => {
    const place = field === 'title' ? ['title'] : ['filing', 0, 'name'];
    const planted = changedAt(validLink, place, ' Spring\u0000\u202E\n\u2028gnirpS\u001B[2J ');
    const world = backupWorld();
    await importAll(world, JSON.stringify({ ...validFile, links: [planted] }), null);
    const [link] = world.links();
    expect(field === 'title' ? link?.title : link?.filing[0]?.name).toBe('Spring gnirpS[2J');
  });

  test('files it nowhere: whoever wants that has to ask for it', async () => {
    const planted = changedAt(validLink, ['filing', 0, 'state'], 'wanted');
    const world = backupWorld();
    await importAll(world, JSON.stringify({ ...validFile, links: [planted] }), null);
    expect(world.links()[0]?.filing).toEqual([{ ...validLink.filing[0], state: 'failed' }]);
    // What was exported before it was filed is no other file.
    expect(await exportAll(world, null)).toContain('"failed"');
  });
});
