import { offeredOperations } from '../service/account/resources.ts';
import { shortUrlOperations } from '../service/short-url/operations.ts';
import { expect, test } from './harness/fixtures.ts';
import { exerciseAccount } from './operations/account.ts';
import { deleteCampaign, exerciseCampaigns } from './operations/campaigns.ts';
import { deleteChannel, exerciseChannelItems, exerciseChannels } from './operations/channels.ts';
import { exerciseDomains } from './operations/domains.ts';
import { exerciseConnecting, exerciseLinks } from './operations/links.ts';
import { exercisePixels } from './operations/pixels.ts';
import { exerciseQrCodes, fileQrCode } from './operations/qr-codes.ts';
import { exerciseReadOnly } from './operations/read-only.ts';
import { onStage, type Stage } from './operations/stage.ts';
import { exercisedOperations } from './report/exercised.ts';

/** In the order in which one needs what another made. What shares a page waits for words that nothing before it on the page said. */
const parts: Readonly<Record<string, readonly ((stage: Stage) => Promise<void>)[]>> = {
  Account: [exerciseAccount],
  Domains: [exerciseDomains],
  'Pixels, overlays and splash pages': [exercisePixels, exerciseReadOnly],
  Campaigns: [exerciseCampaigns],
  Channels: [exerciseChannels],
  'Links and filing': [exerciseLinks],
  'QR codes': [exerciseQrCodes],
  'Filing a QR code, and deleting what holds it': [
    fileQrCode,
    exerciseChannelItems,
    deleteCampaign,
    deleteChannel,
  ],
};

test.use({ serviceOptions: { profile: 'observed', rateLimit: 1000 } });

test('every operation of both APIs is done in a page and found in the database', async ({
  user,
  service,
}) => {
  test.setTimeout(180_000);
  await exerciseConnecting(user);
  for (const [name, works] of Object.entries(parts)) await onStage(user, name, works);
  const offered = [...offeredOperations(service.profile), ...shortUrlOperations];
  const all = offered.map(({ name }) => name);
  expect(exercisedOperations().toSorted()).toEqual(all.toSorted());
});
