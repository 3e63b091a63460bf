import { accountOperation } from './operation';
import {
  campaign,
  campaignLink,
  campaignUpdate,
  channel,
  channelAssignment,
  channelItem,
  channelRequest,
  channelUpdate,
  newCampaign,
  newChannel,
  updatedChannel,
} from './schemas/campaigns';
import { byId, confirmation, created, inData, nothing, pageOf, pageRequest } from './schemas/page';
import {
  newQrCode,
  newQrCodeAnswer,
  qrCode,
  qrCodeDetails,
  qrCodeUpdate,
} from './schemas/qr-codes';
import {
  account,
  accountUpdate,
  domain,
  domainUpdate,
  newDomain,
  newPixel,
  overlay,
  pixel,
  pixelUpdate,
  splashPage,
} from './schemas/resources';

/** @source service-api.md, "Endpoints" */
export const accountOperations = {
  getAccount: accountOperation('GET /api/account', 'read', {
    input: nothing,
    output: inData(account),
  }),
  updateAccount: accountOperation('PUT /api/account/update', 'update', {
    input: accountUpdate,
    output: confirmation,
    touches: ['getAccount'],
  }),

  listDomains: accountOperation('GET /api/domains', 'read', {
    input: pageRequest,
    output: pageOf(domain, ['domains']),
  }),
  createDomain: accountOperation('POST /api/domain/add', 'create', {
    input: newDomain,
    output: created,
    touches: ['listDomains'],
  }),
  updateDomain: accountOperation('PUT /api/domain/<id>/update', 'update', {
    input: domainUpdate,
    output: confirmation,
    touches: ['listDomains'],
  }),
  deleteDomain: accountOperation('DELETE /api/domain/<id>/delete', 'delete', {
    input: byId,
    output: confirmation,
    touches: ['listDomains'],
  }),

  listOverlays: accountOperation('GET /api/overlay', 'read', {
    input: pageRequest,
    output: pageOf(overlay, ['cta', 'overlay']),
  }),

  listCampaigns: accountOperation('GET /api/campaigns', 'read', {
    input: pageRequest,
    output: pageOf(campaign, ['campaigns']),
  }),
  createCampaign: accountOperation('POST /api/campaign/add', 'create', {
    input: newCampaign,
    output: campaign,
    touches: ['listCampaigns'],
  }),
  assignCampaignLink: accountOperation(
    'POST /api/campaign/<campaignid>/assign/<linkid>',
    'update',
    { input: campaignLink, output: confirmation },
  ),
  updateCampaign: accountOperation('PUT /api/campaign/<id>/update', 'update', {
    input: campaignUpdate,
    output: campaign,
    touches: ['listCampaigns'],
  }),
  deleteCampaign: accountOperation('DELETE /api/campaign/<id>/delete', 'delete', {
    input: byId,
    output: confirmation,
    touches: ['listCampaigns'],
  }),

  listChannels: accountOperation('GET /api/channels', 'read', {
    input: pageRequest,
    output: pageOf(channel, ['channels']),
  }),
  listChannelItems: accountOperation('GET /api/channel/<id>', 'read', {
    input: channelRequest,
    output: pageOf(channelItem, ['items']),
  }),
  createChannel: accountOperation('POST /api/channel/add', 'create', {
    input: newChannel,
    output: channel,
    touches: ['listChannels'],
  }),
  assignChannelItem: accountOperation(
    'POST /api/channel/<channelid>/assign/<type>/<itemid>',
    'update',
    { input: channelAssignment, output: confirmation, touches: ['listChannelItems'] },
  ),
  updateChannel: accountOperation('PUT /api/channel/<id>/update', 'update', {
    input: channelUpdate,
    output: updatedChannel,
    touches: ['listChannels'],
  }),
  deleteChannel: accountOperation('DELETE /api/channel/<id>/delete', 'delete', {
    input: byId,
    output: confirmation,
    touches: ['listChannels', 'listChannelItems'],
  }),

  listSplashPages: accountOperation('GET /api/splash', 'read', {
    input: pageRequest,
    output: pageOf(splashPage, ['splash']),
  }),

  listPixels: accountOperation('GET /api/pixels', 'read', {
    input: pageRequest,
    output: pageOf(pixel, ['pixels']),
  }),
  createPixel: accountOperation('POST /api/pixel/add', 'create', {
    input: newPixel,
    output: created,
    touches: ['listPixels'],
  }),
  updatePixel: accountOperation('PUT /api/pixel/<id>/update', 'update', {
    input: pixelUpdate,
    output: confirmation,
    touches: ['listPixels'],
  }),
  deletePixel: accountOperation('DELETE /api/pixel/<id>/delete', 'delete', {
    input: byId,
    output: confirmation,
    touches: ['listPixels'],
  }),

  listQrCodes: accountOperation('GET /api/qr', 'read', {
    input: pageRequest,
    output: pageOf(qrCode, ['qrs']),
  }),
  getQrCode: accountOperation('GET /api/qr/<id>', 'read', { input: byId, output: qrCodeDetails }),
  createQrCode: accountOperation('POST /api/qr/add', 'create', {
    input: newQrCode,
    output: newQrCodeAnswer,
    touches: ['listQrCodes'],
  }),
  updateQrCode: accountOperation('PUT /api/qr/<id>/update', 'update', {
    input: qrCodeUpdate,
    output: confirmation,
    touches: ['listQrCodes', 'getQrCode'],
  }),
  deleteQrCode: accountOperation('DELETE /api/qr/<id>/delete', 'delete', {
    input: byId,
    output: confirmation,
    touches: ['listQrCodes', 'getQrCode', 'listChannelItems'],
  }),
} as const;
