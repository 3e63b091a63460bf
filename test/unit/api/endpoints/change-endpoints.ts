import { endpoint, said, sending, created, type Endpoint } from './endpoint.ts';
import { domain, campaign, campaignAnswer, channel, qr, look } from './samples.ts';

/** Everything of the account API that changes something, in the document’s order. */
export const changeEndpoints: Endpoint[] = [
  sending(
    'updateAccount',
    { email: 'b@short.example', password: 'longer' },
    'PUT /api/account/update',
    said('Account has been successfully updated.'),
  ),
  sending(
    'createDomain',
    { domain: domain.domain, redirectroot: domain.redirectroot, redirect404: domain.redirect404 },
    'POST /api/domain/add',
    created,
  ),
  endpoint(
    'updateDomain',
    { id: '2', redirect404: domain.redirect404 },
    ['PUT /api/domain/2/update', { redirect404: domain.redirect404 }],
    said('Domain has been updated successfully.'),
  ),
  endpoint(
    'deleteDomain',
    { id: '2' },
    ['DELETE /api/domain/2/delete'],
    said('Domain has been deleted successfully.'),
  ),
  sending(
    'createCampaign',
    { name: 'spring', slug: 'spring', public: false },
    'POST /api/campaign/add',
    [campaignAnswer, campaign],
  ),
  endpoint(
    'assignCampaignLink',
    { campaignid: '3', linkid: '21' },
    ['POST /api/campaign/3/assign/21'],
    said('Link successfully added to the campaign.'),
  ),
  endpoint(
    'updateCampaign',
    { id: '3', name: 'spring' },
    ['PUT /api/campaign/3/update', { name: 'spring' }],
    [
      { ...campaignAnswer, rotator: false, list: false },
      { ...campaign, rotator: null, list: null },
    ],
  ),
  endpoint(
    'deleteCampaign',
    { id: '3' },
    ['DELETE /api/campaign/3/delete'],
    said('Campaign has been deleted successfully.'),
  ),
  sending(
    'createChannel',
    { name: 'News', description: 'All of it', color: '#FF0000', starred: true },
    'POST /api/channel/add',
    [{ error: 0, ...channel }, channel],
  ),
  endpoint(
    'assignChannelItem',
    { channelid: '4', type: 'qr', itemid: '7' },
    ['POST /api/channel/4/assign/qr/7'],
    said('Item successfully added to the channel.'),
  ),
  endpoint(
    'updateChannel',
    { id: '4', starred: false },
    ['PUT /api/channel/4/update', { starred: false }],
    [
      { error: 0, message: 'Channel has been updated successfully.' },
      { id: null, name: '', description: '', color: '', starred: null },
    ],
  ),
  endpoint(
    'deleteChannel',
    { id: '4' },
    ['DELETE /api/channel/4/delete'],
    said('Channel has been deleted successfully.'),
  ),
  sending(
    'createPixel',
    { type: 'gtmpixel', name: 'Tags', tag: 'GTM-1234' },
    'POST /api/pixel/add',
    created,
  ),
  endpoint(
    'updatePixel',
    { id: '6', tag: 'GTM-5678' },
    ['PUT /api/pixel/6/update', { tag: 'GTM-5678' }],
    said('Pixel has been updated successfully.'),
  ),
  endpoint(
    'deletePixel',
    { id: '6' },
    ['DELETE /api/pixel/6/delete'],
    said('Pixel has been deleted successfully.'),
  ),
  sending(
    'createQrCode',
    {
      type: 'wifi',
      data: { ssid: 'Guests', encryption: 'wpa', pass: 'come0in' },
      name: 'Door',
      ...look,
    },
    'POST /api/qr/add',
    [
      { error: 0, id: '7', link: qr.link },
      { id: '7', link: qr.link },
    ],
  ),
  endpoint(
    'updateQrCode',
    { id: '7', type: 'link', data: 'https://a.example/' },
    ['PUT /api/qr/7/update', { type: 'link', data: 'https://a.example/' }],
    said('QR has been updated successfully.'),
  ),
  endpoint(
    'deleteQrCode',
    { id: '7' },
    ['DELETE /api/qr/7/delete'],
    said('QR Code has been deleted successfully.'),
  ),
];
