import type { ExportFile } from '@/lib/contract/export-file';
import type { LinkRecord } from '@/lib/contract/link';

export const validLink: LinkRecord = {
  shortUrl: 'https://go.example/spring',
  service: 'https://short.example',
  id: '17',
  longUrl: 'https://example.com/seasons?of=year#spring',
  title: 'Spring',
  createdAt: 1_790_000_000_000,
  alias: 'spring',
  domain: 'go.example',
  expiry: '2027-02-28',
  hasPassword: true,
  status: 'disabled',
  filing: [{ kind: 'campaign', id: '3', name: 'Seasons', state: 'done' }],
  elsewhere: true,
  unlisted: false,
  told: {
    at: 1_790_000_000_001,
    visits: 12,
    lastAccessed: '2026-11-19 08:15:00',
    before: { visits: 7, at: 1_780_000_000_000 },
    gone: false,
  },
};

/** A file with everything in it that one can have. */
export const validFile: ExportFile = {
  format: 'curtail',
  version: 1,
  exportedAt: '2026-11-20T12:00:00.000Z',
  preferences: {
    toolbar: 'form',
    shortPart: 'curtail',
    tracking: { campaign: false, other: true },
    copyFormat: 'template',
    copyTemplate: '{title}: {link}',
    menu: 'choices',
    tick: false,
    notifications: true,
    expiryNotes: true,
  },
  connection: {
    address: 'https://short.example',
    key: {
      cipher: 'AES-GCM',
      derivation: 'PBKDF2-SHA-256',
      iterations: 600_000,
      salt: 'AAECAwQFBgcICQoLDA0ODw==',
      iv: 'AAECAwQFBgcICQoL',
      data: 'AAECAwQFBgcICQoLDA0ODxAREhM=',
    },
  },
  links: [validLink],
};
