import { account, accountUpdate } from './account';
import { confirmation, created, inData } from './answers';
import { campaign, campaignLink, campaignUpdate, newCampaign } from './campaign';
import {
  channel,
  channelAssignment,
  channelItem,
  channelRequest,
  channelUpdate,
  newChannel,
  updatedChannel,
} from './channel';
import { domain, domainUpdate, newDomain } from './domain';
import { accountOperation, shortUrlOperation, type Operation } from './operation';
import { overlay } from './overlay';
import { pageOf, pageRequest, type Page } from './page-envelope';
import { newPixel, pixel, pixelUpdate } from './pixel';
import { newQrCode, newQrCodeAnswer, qrCode, qrCodeDetails, qrCodeUpdate } from './qr-code';
import { byId, nothing } from './request';
import {
  activeShortUrls,
  createdShortUrl,
  newShortUrl,
  shortUrl,
  shortUrlRequest,
  switchedShortUrl,
} from './short-url';
import { splashPage } from './splash-page';
import type { z } from './z';

/** Every operation of both APIs, by name. @source service-api.md, "Endpoints" */
export const operations = {
  getAccount: accountOperation('GET /api/account', 'read', nothing, inData(account)),
  updateAccount: accountOperation('PUT /api/account/update', 'update', accountUpdate, confirmation),

  listDomains: accountOperation(
    'GET /api/domains',
    'read',
    pageRequest,
    pageOf(domain, ['domains']),
  ),
  createDomain: accountOperation('POST /api/domain/add', 'create', newDomain, created),
  updateDomain: accountOperation(
    'PUT /api/domain/<id>/update',
    'update',
    domainUpdate,
    confirmation,
  ),
  deleteDomain: accountOperation('DELETE /api/domain/<id>/delete', 'delete', byId, confirmation),

  listOverlays: accountOperation(
    'GET /api/overlay',
    'read',
    pageRequest,
    pageOf(overlay, ['cta', 'overlay']),
  ),

  listCampaigns: accountOperation(
    'GET /api/campaigns',
    'read',
    pageRequest,
    pageOf(campaign, ['campaigns']),
  ),
  createCampaign: accountOperation('POST /api/campaign/add', 'create', newCampaign, campaign),
  assignCampaignLink: accountOperation(
    'POST /api/campaign/<campaignid>/assign/<linkid>',
    'update',
    campaignLink,
    confirmation,
  ),
  updateCampaign: accountOperation(
    'PUT /api/campaign/<id>/update',
    'update',
    campaignUpdate,
    campaign,
  ),
  deleteCampaign: accountOperation(
    'DELETE /api/campaign/<id>/delete',
    'delete',
    byId,
    confirmation,
  ),

  listChannels: accountOperation(
    'GET /api/channels',
    'read',
    pageRequest,
    pageOf(channel, ['channels']),
  ),
  listChannelItems: accountOperation(
    'GET /api/channel/<id>',
    'read',
    channelRequest,
    pageOf(channelItem, ['items']),
  ),
  createChannel: accountOperation('POST /api/channel/add', 'create', newChannel, channel),
  assignChannelItem: accountOperation(
    'POST /api/channel/<channelid>/assign/<type>/<itemid>',
    'update',
    channelAssignment,
    confirmation,
  ),
  updateChannel: accountOperation(
    'PUT /api/channel/<id>/update',
    'update',
    channelUpdate,
    updatedChannel,
  ),
  deleteChannel: accountOperation('DELETE /api/channel/<id>/delete', 'delete', byId, confirmation),

  listSplashPages: accountOperation(
    'GET /api/splash',
    'read',
    pageRequest,
    pageOf(splashPage, ['splash']),
  ),

  listPixels: accountOperation('GET /api/pixels', 'read', pageRequest, pageOf(pixel, ['pixels'])),
  createPixel: accountOperation('POST /api/pixel/add', 'create', newPixel, created),
  updatePixel: accountOperation('PUT /api/pixel/<id>/update', 'update', pixelUpdate, confirmation),
  deletePixel: accountOperation('DELETE /api/pixel/<id>/delete', 'delete', byId, confirmation),

  listQrCodes: accountOperation('GET /api/qr', 'read', pageRequest, pageOf(qrCode, ['qrs'])),
  getQrCode: accountOperation('GET /api/qr/<id>', 'read', byId, qrCodeDetails),
  createQrCode: accountOperation('POST /api/qr/add', 'create', newQrCode, newQrCodeAnswer),
  updateQrCode: accountOperation('PUT /api/qr/<id>/update', 'update', qrCodeUpdate, confirmation),
  deleteQrCode: accountOperation('DELETE /api/qr/<id>/delete', 'delete', byId, confirmation),

  createShortUrl: shortUrlOperation(
    'create/custom_url/<customUrl>/password/<password>/expiry_date/<expiryDate>/base_domain/<baseDomain>/url/<base64:url>',
    'create',
    newShortUrl,
    createdShortUrl,
  ),
  disableShortUrl: shortUrlOperation(
    'disable/short_url/<base64:shortUrl>',
    'update',
    shortUrlRequest,
    switchedShortUrl,
  ),
  enableShortUrl: shortUrlOperation(
    'enable/short_url/<base64:shortUrl>',
    'update',
    shortUrlRequest,
    switchedShortUrl,
  ),
  getShortUrl: shortUrlOperation(
    'info/short_url/<base64:shortUrl>',
    'read',
    shortUrlRequest,
    shortUrl,
  ),
  listActiveShortUrls: shortUrlOperation('list_active_urls', 'read', nothing, activeShortUrls),
} satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

export type Input<N extends OperationName> = z.infer<(typeof operations)[N]['input']>;

export type Output<N extends OperationName> = z.infer<(typeof operations)[N]['output']>;

type AccountOperations = {
  [N in OperationName]: (typeof operations)[N]['api'] extends 'account' ? N : never;
}[OperationName];

/** The reads of the account API: what may be answered from what is known. */
export type ReadName = {
  [N in AccountOperations]: (typeof operations)[N]['effect'] extends 'read' ? N : never;
}[AccountOperations];

/** The operations of the account API that change something there. */
export type ChangeName = Exclude<AccountOperations, ReadName>;

/** The reads that give a resource's rows page by page, and need nothing to be told but the page. */
export type ListName = {
  [N in ReadName]: Output<N> extends Page<unknown>
    ? { limit: number; page: number } extends Input<N>
      ? N
      : never
    : never;
}[ReadName];

/** Whether a name is one of the account API's, of the one kind or the other. */
export const isRead = (name: string): name is ReadName => effectOf(name) === 'read';

export const isChange = (name: string): name is ChangeName =>
  effectOf(name) !== undefined && !isRead(name);

function effectOf(name: string): Operation['effect'] | undefined {
  const operation = Object.hasOwn(operations, name)
    ? new Map<string, Operation>(Object.entries(operations)).get(name)
    : undefined;
  return operation?.api === 'account' ? operation.effect : undefined;
}

/** Runs an operation against the connected service. Rejects with an `AppError`, and with nothing else. */
export type Call = <N extends OperationName>(name: N, input: Input<N>) => Promise<Output<N>>;
