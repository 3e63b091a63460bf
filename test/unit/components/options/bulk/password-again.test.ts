import { readFileSync, readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

import { checkPassword } from '@/lib/rules/secrets';

import type { CatalogueMessage } from '../../../../fixtures/catalogue.ts';

const locales = new URL('../../../../../public/_locales/', import.meta.url);

test.each(readdirSync(locales))(
  'what stands for a password in a file of failed rows is none: %s',
  (language) => {
    const text = readFileSync(new URL(`${language}/messages.json`, locales), 'utf8');
    const catalogue = JSON.parse(text) as Record<string, CatalogueMessage | undefined>;
    const { message } = catalogue['bulk_password_again'] ?? { message: '( )' };
    expect(checkPassword(message)).toBe('password_characters');
  },
);
