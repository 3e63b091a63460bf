import { readFileSync } from 'node:fs';

import type { CatalogueMessage } from '../fixtures/catalogue.ts';

/** What Curtail says in the language of a folder of `public/_locales`. */
export const messagesOf = (folder: string): Readonly<Record<string, CatalogueMessage>> =>
  JSON.parse(
    readFileSync(new URL(`../../public/_locales/${folder}/messages.json`, import.meta.url), 'utf8'),
  ) as Readonly<Record<string, CatalogueMessage>>;
