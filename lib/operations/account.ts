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
  getAccount: accountOperation('GET /api/account', nothing, inData(account)),
  updateAccount: accountOperation('PUT /api/account/update', accountUpdate, confirmation, [
    'getAccount',
  ]),

  listDomains: accountOperation('GET /api/domains', pageRequest, pageOf(domain, ['domains'])),
  createDomain: accountOperation('POST /api/domain/add', newDomain, created, ['listDomains']),
  updateDomain: accountOperation('PUT /api/domain/<id>/update', domainUpdate, confirmation, [
    'listDomains',
  ]),
  deleteDomain: accountOperation('DELETE /api/domain/<id>/delete', byId, confirmation, [
    'listDomains',
  ]),

  listOverlays: accountOperation(
    'GET /api/overlay',
    pageRequest,
    pageOf(overlay, ['cta', 'overlay']),
  ),

  listCampaigns: accountOperation(
    'GET /api/campaigns',
    pageRequest,
    pageOf(campaign, ['campaigns']),
  ),
  createCampaign: accountOperation('POST /api/campaign/add', newCampaign, campaign, [
    'listCampaigns',
  ]),
  assignCampaignLink: accountOperation(
    'POST /api/campaign/<campaignid>/assign/<linkid>',
    campaignLink,
    confirmation,
  ),
  updateCampaign: accountOperation('PUT /api/campaign/<id>/update', campaignUpdate, campaign, [
    'listCampaigns',
  ]),
  deleteCampaign: accountOperation('DELETE /api/campaign/<id>/delete', byId, confirmation, [
    'listCampaigns',
  ]),

  listChannels: accountOperation('GET /api/channels', pageRequest, pageOf(channel, ['channels'])),
  listChannelItems: accountOperation(
    'GET /api/channel/<id>',
    channelRequest,
    pageOf(channelItem, ['items']),
  ),
  createChannel: accountOperation('POST /api/channel/add', newChannel, channel, ['listChannels']),
  assignChannelItem: accountOperation(
    'POST /api/channel/<channelid>/assign/<type>/<itemid>',
    channelAssignment,
    confirmation,
    ['listChannelItems'],
  ),
  updateChannel: accountOperation('PUT /api/channel/<id>/update', channelUpdate, channel, [
    'listChannels',
  ]),
  deleteChannel: accountOperation('DELETE /api/channel/<id>/delete', byId, confirmation, [
    'listChannels',
    'listChannelItems',
  ]),

  listSplashPages: accountOperation('GET /api/splash', pageRequest, pageOf(splashPage, ['splash'])),

  listPixels: accountOperation('GET /api/pixels', pageRequest, pageOf(pixel, ['pixels'])),
  createPixel: accountOperation('POST /api/pixel/add', newPixel, created, ['listPixels']),
  updatePixel: accountOperation('PUT /api/pixel/<id>/update', pixelUpdate, confirmation, [
    'listPixels',
  ]),
  deletePixel: accountOperation('DELETE /api/pixel/<id>/delete', byId, confirmation, [
    'listPixels',
  ]),

  listQrCodes: accountOperation('GET /api/qr', pageRequest, pageOf(qrCode, ['qrs'])),
  getQrCode: accountOperation('GET /api/qr/<id>', byId, qrCodeDetails),
  createQrCode: accountOperation('POST /api/qr/add', newQrCode, newQrCodeAnswer, ['listQrCodes']),
  updateQrCode: accountOperation('PUT /api/qr/<id>/update', qrCodeUpdate, confirmation, [
    'listQrCodes',
    'getQrCode',
  ]),
  deleteQrCode: accountOperation('DELETE /api/qr/<id>/delete', byId, confirmation, [
    'listQrCodes',
    'getQrCode',
    'listChannelItems',
  ]),
} as const;
