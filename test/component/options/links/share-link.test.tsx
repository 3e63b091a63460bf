import { expect, test, vi } from 'vitest';

import { ShareButton } from '@/components/options/links/share-link';

import { draw } from '../draw';
import { fakeServices } from '../fake-services';
import { linkTo } from './link-background';
import { button } from './open-links';

const link = linkTo('spring');

test('a link is shared by its name where the system can, and a dialog that is closed is no failure', async () => {
  const share = vi.fn(async () => {
    throw new DOMException('closed', 'AbortError');
  });
  draw(<ShareButton link={link} />, fakeServices({}, { share }).services);
  await button('Share…').click();
  expect(share.mock.calls).toEqual([[{ url: link.shortUrl, title: 'About spring' }]]);
});

test('sharing is not offered elsewhere', () => {
  expect(draw(<ShareButton link={link} />).textContent).toBe('');
});
