import { expect, test } from './harness/fixtures.ts';
import { article } from './scenes/article.ts';
import { pickFolder } from './scenes/choose-folder.ts';
import { newestLink } from './scenes/newest-link.ts';
import { openScreen } from './scenes/open-screen.ts';
import { prefer } from './scenes/prefer.ts';

test(
  'Firefox: a campaign made on the options page, and a link filed into it',
  { tag: '@nightly' },
  async ({ firefoxUser: user, service }) => {
    const options = await user.connect();
    await openScreen(options, 'Campaigns');
    await options.waitForText('No campaigns yet');
    await options.press('New campaign', 'link');
    await options.fill('Name', 'Spring');
    await options.press('Create campaign');
    await options.waitForText('Campaign created');
    await options.waitUntil(() => document.querySelectorAll('.rows tbody tr').length === 1);
    const [campaign] = service.rows('campaigns');
    expect(campaign).toMatchObject({ name: 'Spring' });
    await options.close();

    await prefer(user, 'Show options first');
    const popup = await user.openPopup(article);
    await pickFolder(popup, 'Campaign', Number(campaign?.id));
    await popup.press('Shorten');
    await popup.waitForText('Copied');
    await popup.waitForText('Added to campaign Spring');
    expect(service.rows('campaignLinks')).toEqual([
      { linkId: newestLink(service).id, campaignId: campaign?.id },
    ]);
  },
);
