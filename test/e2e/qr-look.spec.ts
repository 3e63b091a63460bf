import type { RunningService } from '../service/start-service.ts';
import { test } from './harness/fixtures.ts';
import type { User } from './harness/user.ts';
import { article } from './scenes/article.ts';
import { newestLink } from './scenes/newest-link.ts';

/** A code's dots are drawn by arcs, its squares by lines. */
const isDotted = (): boolean =>
  [...document.querySelectorAll('svg.qr-image path')].some((path) =>
    /a0?\.5/.test(path.getAttribute('d') ?? ''),
  );

/** The policy of a real extension page decides whether a code is read back by a worker. */
async function keepsLook(user: User, service: RunningService): Promise<void> {
  await (await user.connect()).close();
  const popup = await user.openPopup(article);
  await popup.waitForText('Copied');
  await popup.close();
  const { shortUrl } = newestLink(service);
  const options = await user.openOptions(`#links/link/${encodeURIComponent(shortUrl)}`);
  await options.press('Design');
  await options.waitForText('Read back by Curtail');
  await options.fill('Pattern', 'round');
  await options.waitUntil(isDotted);
  await options.close();
  const again = await user.openPopup(article);
  await again.waitForText('Copied');
  await again.waitUntil(isDotted);
}

test('a code keeps its look: the one chosen on the options page is the popup’s', async ({
  user,
  service,
}) => keepsLook(user, service));

test('Firefox: a code keeps its look', { tag: '@nightly' }, async ({ firefoxUser, service }) =>
  keepsLook(firefoxUser, service),
);
