import { expect, test } from 'vitest';

import { useAccountChange } from '@/components/account/use-account-change';

import { draw } from '../options/draw';
import { fakeAccount, refusal } from '../resource/fake-account';
import { pixelRows } from '../resource/rows';

test('a change that was sent after a cancelled wait is not called back, and no other is begun', async () => {
  let tries = 0;
  const { services } = fakeAccount(pixelRows(2), undefined, {
    'account.change': async () => {
      tries += 1;
      if (tries === 1) throw refusal({ code: 'rate_limited', until: Date.now() + 60_000 });
      return new Promise<never>(() => undefined);
    },
  });
  const seen: { changer: ReturnType<typeof useAccountChange> | null } = { changer: null };
  function Changer() {
    seen.changer = useAccountChange(services.account);
    return <>{seen.changer.change.state}</>;
  }
  const home = draw(<Changer />);
  const run = () => void seen.changer?.run('deletePixel', { id: '1' });
  run();
  await expect.poll(() => home.textContent).toBe('waiting');
  seen.changer?.reset();
  await expect.poll(() => home.textContent).toBe('idle');
  run();
  await expect.poll(() => [tries, home.textContent]).toEqual([2, 'busy']);
  seen.changer?.reset();
  run();
  await new Promise(requestAnimationFrame);
  expect([tries, home.textContent]).toEqual([2, 'busy']);
});
