import { expect, test } from 'vitest';

import { heldTo } from '@/components/options/held-services';
import type { OptionsServices } from '@/components/ui/services';
import { createAccountClient } from '@/lib/messages/account-client';

test('what is changed is meant for the service that is shown, and what is read for whichever is in use', async () => {
  const sent: unknown[] = [];
  const send = (async (name, _input, context) => {
    sent.push([name, context?.service]);
    return null;
  }) as OptionsServices['send'];
  const given = { send, account: createAccountClient(send) } as OptionsServices;
  const shown = { id: undefined as string | undefined };
  const held = heldTo(shown, given);
  const shortUrl = 'https://short.example/a';
  await held.send('link.delete', { shortUrl });
  shown.id = 'https://short.example';
  await held.send('link.delete', { shortUrl });
  await held.send('preferences.save', { lastDomain: null });
  await held.send('preferences.save', { shortHosts: [] });
  await held.send('preferences.save', { toolbar: 'form' });
  await held.send('services.use', { id: 'https://other.example' });
  await held.account.change('deletePixel', { id: '1' });
  await held.account.known('getAccount', {});
  expect(sent).toEqual([
    ['link.delete', undefined],
    ['link.delete', shown.id],
    ['preferences.save', shown.id],
    ['preferences.save', shown.id],
    ['preferences.save', undefined],
    ['services.use', undefined],
    ['account.change', shown.id],
    ['account.known', undefined],
  ]);
});
