import { validFile, validLink, validService } from '../fixtures/backup/valid-file.ts';

const address = 'https://s.library.example';

/** A file from another browser: the links of a second service, preferences, and a key behind a passphrase. */
export const backupFile = JSON.stringify({
  ...validFile,
  preferences: { ...validFile.preferences, copyTemplate: '{title} – {link}' },
  services: [{ ...validService, id: address, address, name: 'Library', color: 'violet' }],
  links: Array.from({ length: 48 }, (_, i) => ({
    ...validLink,
    shortUrl: `${address}/shelf-${i + 1}`,
    service: address,
    domain: null,
    alias: `shelf-${i + 1}`,
    longUrl: `https://catalogue.example/shelves/${i + 1}`,
  })),
});
