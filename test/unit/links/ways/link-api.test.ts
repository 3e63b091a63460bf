import { expect, test } from 'vitest';

import { createLinkApi } from '@/lib/links/ways/link-api';
import type { Call } from '@/lib/operations/operations';

import { sampleConnection } from '../../../fixtures/connection';

test.each([
  ['münchen.example', 'münchen.example'],
  ['xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
  ['other.example', 'xn--mnchen-3ya.example'],
])('a domain that is listed as %s is sent as %s', async (listed, sent) => {
  const asked: unknown[] = [];
  const call = (async (_, input) => asked.push(input)) as Call;
  const connection = async () => sampleConnection();
  const api = createLinkApi(call, connection, async () => [listed]);
  const plain = { longUrl: 'https://a.example/', alias: null, password: null, expiry: null };
  await api.create({ ...plain, domain: 'xn--mnchen-3ya.example' }, Promise.resolve());
  expect(asked).toMatchObject([{ baseDomain: sent }]);
});
