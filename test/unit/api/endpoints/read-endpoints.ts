import { endpoint, listed, page, pageRead, when, type Endpoint } from './endpoint.ts';
import {
  account,
  domain,
  campaign,
  campaignAnswer,
  channel,
  item,
  pixel,
  qr,
  statistics,
  statisticsRead,
} from './samples.ts';

/** Every read of the account API, in the document’s order. */
export const readEndpoints: Endpoint[] = [
  endpoint('getAccount', {}, ['GET /api/account'], [{ error: 0, data: account }, account]),
  endpoint(
    'listDomains',
    { limit: 2, page: 3 },
    ['GET /api/domains?limit=2&page=3'],
    listed('domains', domain),
  ),
  endpoint(
    'listOverlays',
    {},
    ['GET /api/overlay'],
    listed('cta', { id: '1', type: 'message', name: 'Hello', date: when }),
  ),
  endpoint(
    'listCampaigns',
    { page: 1 },
    ['GET /api/campaigns?page=1'],
    [
      page('campaigns', [campaign, { ...campaignAnswer, id: '8' }]),
      pageRead([campaign, { ...campaign, id: '8' }]),
    ],
  ),
  endpoint(
    'listChannels',
    { limit: 15 },
    ['GET /api/channels?limit=15'],
    listed('channels', channel),
  ),
  endpoint(
    'listChannelItems',
    { id: '4', page: 2 },
    ['GET /api/channel/4?page=2'],
    listed('items', item),
  ),
  endpoint(
    'listSplashPages',
    {},
    ['GET /api/splash'],
    listed('splash', { id: '1', name: 'Sale', date: when }),
  ),
  endpoint('listPixels', {}, ['GET /api/pixels'], listed('pixels', pixel)),
  endpoint('listQrCodes', {}, ['GET /api/qr'], listed('qrs', qr)),
  endpoint(
    'getQrCode',
    { id: '7' },
    ['GET /api/qr/7'],
    [
      { error: 0, details: qr, data: statistics },
      { ...qr, statistics: statisticsRead },
    ],
  ),
];
