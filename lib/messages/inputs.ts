import { lazy } from '@/lib/async/lazy';
import { isTemplate } from '@/lib/copy/copy-content';
import { extraHeaders, linkWay, serviceColor } from '@/lib/model/connection';
import { identifier } from '@/lib/model/identifier';
import { folder, linkChanges, linkRecord } from '@/lib/model/link';
import { linkQuery, maxListed } from '@/lib/model/link-query';
import { draft, page } from '@/lib/model/popup-state';
import { preferenceChanges } from '@/lib/model/preferences';
import { qrLook } from '@/lib/model/qr-look';
import { bulkInput, bulkOptions, bulkRequests } from '@/lib/model/run';
import { shortenRequest } from '@/lib/model/shorten';
import { wholeNumber } from '@/lib/model/whole-number';
import { type Infer, z } from '@/lib/model/z';
import { isChange, isRead } from '@/lib/operations/operations';
import { mostBulkRows } from '@/lib/rules/job';
import { mostPresets } from '@/lib/rules/qr-look';
import { mostPageHosts, readPageHost } from '@/lib/rules/services';

const nothing = lazy(() => z.undefined());

const readName = lazy(() => z.string().check(z.refine(isRead)));
const changeName = lazy(() => z.string().check(z.refine(isChange)));

/** Line breaks are allowed here, unlike in a file from another person. */
const copyTemplate = lazy(() => z.string().check(z.refine(isTemplate)));

const pageHost = lazy(() => z.string().check(z.refine((host) => readPageHost(host) === host)));

const byId = lazy(() => z.object({ id: z.string() }));

const byShortUrl = lazy(() => z.object({ shortUrl: z.string() }));

/** Each is checked by itself, so that the bad one can be named. */
const linksOfFile = lazy(() =>
  z.object({ links: z.array(z.unknown()).check(z.maxLength(maxListed)) }),
);

export const messageInputs = {
  /** All that its first real view needs, without a request to the service. */
  'popup.open': nothing,
  'draft.save': () => z.object({ tabId: z.number(), page: z.string(), draft: z.nullable(draft()) }),
  'link.shorten': shortenRequest,
  'link.recheck': () =>
    z.object({
      url: z.string(),
      tabId: z.nullable(z.number()),
      page: z.exactOptional(z.string()),
      /** Milliseconds that the lookup may take. */
      within: z.exactOptional(z.number()),
      /** Epoch milliseconds of the create, where known: an older link is not its link. */
      since: z.exactOptional(z.number()),
    }),
  'link.disable': byShortUrl,
  /** For a service that cannot disable links. */
  'link.delete': byShortUrl,
  'link.edit': () => z.object({ shortUrl: z.string(), changes: linkChanges() }),
  /** Disables, or deletes, a link that was just made, unless another caller may have made it. */
  'link.undo': () => {
    const { shortUrl, createdAt, alias, origin } = linkRecord().shape;
    return z.object({ shortUrl, createdAt, alias, origin });
  },
  /** Asks the service whether a link that was just made has the password and expiration that were asked for. */
  'link.confirm': () => z.object({ link: linkRecord() }),
  'link.enable': byShortUrl,
  'alias.check': () => z.object({ alias: z.string(), domain: z.string() }),
  'domains.refresh': nothing,
  'connection.get': nothing,
  'connection.check': nothing,
  'connection.chooseLinkWay': () => z.object({ linksBy: linkWay() }),
  /** Stores service and key once the key fits; the origin must be granted before. */
  'connection.connect': () =>
    z.object({
      address: z.string(),
      key: z.string(),
      headers: z.exactOptional(extraHeaders()),
      name: z.exactOptional(z.string()),
      /** Ignored where another service has it. */
      color: z.exactOptional(serviceColor()),
      /** The id of a service to replace; missing for one more. */
      replaces: z.exactOptional(z.string()),
    }),
  'services.list': nothing,
  /** Makes it the current one. `popup`: the page of the popup that reopens there, without a create. */
  'services.use': () => z.object({ ...byId().shape, popup: z.exactOptional(page()) }),
  'services.change': () =>
    z.object({
      id: z.string(),
      name: z.exactOptional(z.string()),
      color: z.exactOptional(serviceColor()),
      pageHosts: z.exactOptional(z.array(pageHost()).check(z.maxLength(mostPageHosts))),
    }),
  /** With its key, links and work, and its origin unless another service needs it. */
  'services.remove': byId,
  /** Forgets every service: keys, links, drafts, preferences and origins. */
  'connection.revoke': nothing,
  'preferences.get': nothing,
  'managed.get': nothing,
  'data.unread': nothing,
  'data.dropUnread': nothing,
  'preferences.save': () =>
    z.object({ ...preferenceChanges().shape, copyTemplate: z.exactOptional(copyTemplate()) }),
  /** From memory alone; null for nothing. `createAccountClient` adds the types, also of the next two. */
  'account.known': () => z.object({ operation: readName(), input: z.unknown() }),
  /** `within`: milliseconds for which a remembered answer will do. */
  'account.read': () => z.object({ operation: readName(), input: z.unknown(), within: z.number() }),
  'account.change': () => z.object({ operation: changeName(), input: z.unknown() }),
  'budget.get': nothing,
  /** `linkId`: the service's id of the link. */
  'link.file': () =>
    z.object({
      shortUrl: z.string(),
      linkId: z.nullable(identifier()),
      folder: folder(),
    }),
  'qr.save': () => z.object({ shortUrl: z.string(), name: z.string() }),
  /** From its public link, which the service may count as a scan. */
  'qr.picture': () => z.object({ link: z.string() }),
  /** How codes are drawn. `code`: the id of a saved one; null for those of links. */
  'qr.looks': () => z.object({ code: z.nullable(z.string()) }),
  'qr.saveLook': () =>
    z.object({
      code: z.nullable(z.string()),
      look: qrLook(),
      presets: z.exactOptional(z.array(qrLook()).check(z.maxLength(mostPresets))),
    }),
  /** What the service reports; remembered if the link is. */
  'link.getInfo': byShortUrl,
  'link.get': byShortUrl,
  'link.getMany': () => z.object({ shortUrls: z.array(z.string()).check(z.maxLength(maxListed)) }),
  'job.get': byId,
  /** After the current address; it can go on. */
  'job.stop': byId,
  'job.resume': byId,
  'job.dismiss': byId,
  'links.list': linkQuery,
  /** Compares with the service's list of active links, unless that was done within so many milliseconds. */
  'links.sync': () => z.object({ within: z.number() }),
  /** Refused when the rate limit is reserved for the user. */
  'link.refresh': byShortUrl,
  /** Whether a link that was used again still works; null where unknown. Asked once in some minutes. */
  'link.check': byShortUrl,
  /** For each address the link that would be used in place of a new one; null for none. */
  'links.existing': () => z.object({ urls: z.array(z.string()).check(z.maxLength(maxListed)) }),
  'links.stored': nothing,
  'links.forget': () => z.object({ which: z.literal(['all', 'elsewhere']) }),
  /** Milliseconds; null without a rate limit. No request. */
  'bulk.estimate': bulkRequests,
  /** `id`: the page's choice, so that a repeat is the same job. */
  'bulk.begin': () =>
    z.object({
      id: z.string(),
      rows: z.array(bulkInput()).check(z.minLength(1), z.maxLength(mostBulkRows)),
      options: bulkOptions(),
    }),
  /** The current or the last one; null for none. */
  'bulk.get': nothing,
  'bulk.pause': byId,
  'bulk.resume': byId,
  'bulk.retry': byId,
  'bulk.enterPassword': () => z.object({ id: z.string(), password: z.string() }),
  'bulk.leaveOut': byId,
  'bulk.dismiss': byId,
  'bulk.results': () =>
    z.object({
      id: z.string(),
      from: wholeNumber(0),
      count: wholeNumber(0, maxListed),
    }),
  /** All but the links; keys and extra headers only with a passphrase, encrypted. */
  'backup.export': () =>
    z.object({
      preferences: z.boolean(),
      connection: z.boolean(),
      passphrase: z.nullable(z.string()),
    }),
  /** Of all services, ordered by short URL. `after`: the last one of the part before. */
  'backup.links': () =>
    z.object({
      after: z.nullable(z.string()),
      count: wholeNumber(1, maxListed),
    }),
  'backup.check': () => z.object({ head: z.unknown() }),
  /** The first bad one; null for none. Nothing is stored. */
  'backup.checkLinks': linksOfFile,
  /** Of a checked file; idempotent. */
  'backup.addLinks': linksOfFile,
  /** Of a checked file. `template`: also its copy template, which the user was shown. */
  'backup.restorePreferences': () => z.object({ head: z.unknown(), template: z.boolean() }),
  /** Of a checked file (`ConnectOptions` of lib/backup); the origin must be granted before. */
  'backup.connect': () =>
    z.object({
      head: z.unknown(),
      passphrase: z.string(),
      service: wholeNumber(0),
      use: z.boolean(),
    }),
  /** Until the permission to see its tabs is given; null where it was refused. */
  'tabs.await': () => z.object({ windowId: z.nullable(z.number()) }),
  'tabs.shorten': () => z.object({ windowId: z.number() }),
} as const;

export type MessageName = keyof typeof messageInputs;

export type MessageInput<N extends MessageName> = Infer<(typeof messageInputs)[N]>;
