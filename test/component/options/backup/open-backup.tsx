import { page } from 'vitest/browser';

import { BackupScreen } from '@/components/options/backup/backup-screen';
import type { LinkRecord } from '@/lib/model/link';

import { backupWorld } from '../../../fixtures/backup/backup-world';
import { answersOf } from '../../../fixtures/backup/send-to';
import { sampleLink } from '../../../fixtures/link';
import { draw } from '../draw';
import { fakeServices } from '../fake-services';

/** Opens *Backup and data* over a browser's memory. @param given what is in it; what it answers otherwise; what the browser does */
export function openBackup(
  given: Parameters<typeof backupWorld>[0] = {},
  ...[answers, browser]: Parameters<typeof fakeServices>
) {
  const world = backupWorld(given);
  const fake = fakeServices({ ...answersOf(world), ...answers }, browser);
  const home = draw(<BackupScreen />, fake.services);
  return { ...fake, world, home };
}

/** A link made here, as it is remembered. */
export const linkTo = (name: string, more: Partial<LinkRecord> = {}): LinkRecord =>
  sampleLink({
    shortUrl: `https://short.example/${name}`,
    id: null,
    longUrl: `https://example.com/${name}`,
    title: `About ${name}`,
    alias: name,
    ...more,
  });

/** A file as a person chooses one. */
export const fileOf = (content: unknown, name = 'curtail-2026-11-20.json'): File =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name);

/** Chooses a file to be imported. */
export const choose = async (file: File): Promise<void> =>
  page.getByLabelText('Choose file').upload(file);
