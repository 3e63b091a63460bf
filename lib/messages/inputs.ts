import { lazy } from '@/lib/async/lazy';
import { isTemplate } from '@/lib/copy/copy-content';
import { bulkInput, bulkOptions, bulkRequests } from '@/lib/model/bulk';
import { extraHeaders, linkWay, serviceColor } from '@/lib/model/connection';
import { identifier } from '@/lib/model/identifier';
import { folder, linkChanges, linkRecord } from '@/lib/model/link';
import { linkQuery, maxListed } from '@/lib/model/link-query';
import { draft, page } from '@/lib/model/popup-state';
import { preferenceChanges } from '@/lib/model/preferences';
import { shortenRequest } from '@/lib/model/shorten';
import { type Infer, z } from '@/lib/model/z';
import { isChange, isRead } from '@/lib/operations/operations';
import { mostBulkRows } from '@/lib/rules/job';
import { mostPageHosts, readPageHost } from '@/lib/rules/services';

const nothing = lazy(() => z.undefined());

const readName = lazy(() => z.string().check(z.refine(isRead)));
const changeName = lazy(() => z.string().check(z.refine(isChange)));

/** It may have line breaks: only that of a file, which somebody else may have written, has none. */
const copyTemplate = lazy(() => z.string().check(z.refine(isTemplate)));

const pageHost = lazy(() => z.string().check(z.refine((host) => readPageHost(host) === host)));

/** The id of a service. */
const serviceId = lazy(() => z.object({ id: z.string() }));

const jobId = lazy(() => z.object({ id: z.string() }));

/** Links as they stand in a file: each is checked by itself, so that the one at fault can be named. */
const linksOfFile = lazy(() =>
  z.object({ links: z.array(z.unknown()).check(z.maxLength(maxListed)) }),
);

/** What each message carries towards the background; the server parses it with this before anything else happens. */
export const messageInputs = {
  /** The popup opened: all that its first real view needs, without a request to the service. */
  'popup.open': nothing,
  /** Keeps what was typed in the form for a tab's page; null once it is as it was before anything was typed. */
  'draft.save': () => z.object({ tabId: z.number(), page: z.string(), draft: z.nullable(draft()) }),
  'link.shorten': shortenRequest,
  /** Looks for the link of a create whose outcome is unknown; null when the service certainly has none. */
  'link.recheck': () =>
    z.object({
      url: z.string(),
      private: z.boolean(),
      tabId: z.nullable(z.number()),
      page: z.exactOptional(z.string()),
      /** Milliseconds after which the lookup ends, found or not. */
      within: z.exactOptional(z.number()),
      /** Epoch milliseconds at which the create was asked for, where that is known: no older link is its link. */
      since: z.exactOptional(z.number()),
    }),
  'link.disable': () => z.object({ shortUrl: z.string() }),
  /** Deletes a link for good, where the service has no way to disable one. */
  'link.delete': () => z.object({ shortUrl: z.string() }),
  /** Changes a link, where links can be changed. */
  'link.edit': () => z.object({ shortUrl: z.string(), changes: linkChanges() }),
  /** Disables, or deletes, a link that was just made, unless it may be somebody else's. */
  'link.undo': () =>
    z.pick(linkRecord(), { shortUrl: true, createdAt: true, alias: true, origin: true }),
  /** Asks the service whether a link that was just made has the password and expiration that were asked for. */
  'link.confirm': () => z.object({ link: linkRecord(), private: z.boolean() }),
  'link.enable': () => z.object({ shortUrl: z.string() }),
  /** Whether an alias is free on this account; null when that is unknown now. */
  'alias.check': () => z.object({ alias: z.string(), domain: z.string() }),
  /** Lists the account's branded domains (hosts only) and remembers them. */
  'domains.refresh': nothing,
  /** Draws the QR code of a text; null when the text fits in none. */
  'qr.draw': () => z.object({ text: z.string() }),
  'connection.get': nothing,
  /** Asks the APIs that failed while connecting once more. */
  'connection.check': nothing,
  /** Chooses the API that makes links, where both can. */
  'connection.chooseLinkWay': () => z.object({ linksBy: linkWay() }),
  /** Probes the service with the key and, when it fits, remembers both. The origin must have been granted before. */
  'connection.connect': () =>
    z.object({
      address: z.string(),
      key: z.string(),
      headers: z.exactOptional(extraHeaders()),
      /** What the service is called. */
      name: z.exactOptional(z.string()),
      /** The color of its mark, where none of the others has it. */
      color: z.exactOptional(serviceColor()),
      /** The id of a service that it takes the place of. Without one it comes to those that there are. */
      replaces: z.exactOptional(z.string()),
    }),
  /** Every service that is connected, the oldest connection first. */
  'services.list': nothing,
  /** Puts another service to use, for all that is begun from now on. `popup`: the page of the popup that then opens anew, to look. */
  'services.use': () => z.extend(serviceId(), { popup: z.exactOptional(page()) }),
  /** Names a service, gives it another color, or says on which hosts' pages it is used. */
  'services.change': () =>
    z.object({
      id: z.string(),
      name: z.exactOptional(z.string()),
      color: z.exactOptional(serviceColor()),
      pageHosts: z.exactOptional(z.array(pageHost()).check(z.maxLength(mostPageHosts))),
    }),
  /** Forgets one service: its key, its links, what was begun on it, and its origin unless another one needs it. */
  'services.remove': serviceId,
  /** Forgets every service: keys, links, drafts, preferences and the granted origins. */
  'connection.revoke': nothing,
  'preferences.get': nothing,
  /** What the person's organization set. */
  'managed.get': nothing,
  /** Which stored data has parts that cannot be read. */
  'data.unread': nothing,
  /** Takes those parts out; answers with what is left of them. */
  'data.dropUnread': nothing,
  'preferences.save': () =>
    z.extend(preferenceChanges(), { copyTemplate: z.exactOptional(copyTemplate()) }),
  /** What is known of a read of the account API, without asking; null for nothing. Typed by `account-client.ts`, as are the next two. */
  'account.known': () => z.object({ operation: readName(), input: z.unknown() }),
  /** Reads from the account API, unless the answer that is known is younger than `within` milliseconds. */
  'account.read': () => z.object({ operation: readName(), input: z.unknown(), within: z.number() }),
  /** Changes something in the account. */
  'account.change': () =>
    z.object({
      operation: changeName(),
      input: z.unknown(),
    }),
  /** What is left of the account API's rate limit, without a request. */
  'budget.get': nothing,
  /** Files a link into a campaign or channel. `linkId`: the id that the service gave the link when it was made. */
  'link.file': () =>
    z.object({
      shortUrl: z.string(),
      linkId: z.nullable(identifier()),
      folder: folder(),
      private: z.boolean(),
    }),
  /** Saves the QR code of a short link to the account. */
  'qr.save': () => z.object({ shortUrl: z.string(), name: z.string() }),
  /** Fetches the picture of a saved QR code from its public link, which the service may count as a scan. */
  'qr.picture': () => z.object({ link: z.string() }),
  /** What the service tells of a short link, made here or not; of one that is remembered it is remembered. */
  'link.getInfo': () =>
    z.object({
      shortUrl: z.string(),
      /** Asked from a private window: nothing is remembered. */
      private: z.exactOptional(z.boolean()),
    }),
  /** The link of the connected service that is remembered under a short URL, however it is spelled; null for none. No request. */
  'link.get': () => z.object({ shortUrl: z.string() }),
  /** The links remembered under many short URLs, each in its place; null for none. No request. */
  'link.getMany': () => z.object({ shortUrls: z.array(z.string()).check(z.maxLength(maxListed)) }),
  /** How a job stands; null when nothing about it is left to tell. */
  'job.get': jobId,
  /** Stops after the address that is under way; what was made stays, and it can go on. */
  'job.stop': jobId,
  /** Goes on with a stopped job, or tries again what failed in one that is done. */
  'job.resume': jobId,
  /** Forgets a job whose report was shown. Its links stay. */
  'job.dismiss': jobId,
  /** A part of the links of the connected service, from what is remembered; no request. */
  'links.list': linkQuery,
  /** Brings what is remembered together with what the service lists as active, unless that was done within so many milliseconds. */
  'links.sync': () => z.object({ within: z.number() }),
  /** Asks the service about a link and remembers what it tells; refused when the rate limit is better left to what people do. */
  'link.refresh': () => z.object({ shortUrl: z.string() }),
  /** Asks the service whether a link that was given out again still works; null where that is unknown now. Asked once in some minutes. */
  'link.check': () => z.object({ shortUrl: z.string(), private: z.boolean() }),
  /** For each address the link that it would be given instead of a new one; null where there is none. */
  'links.existing': () => z.object({ urls: z.array(z.string()).check(z.maxLength(maxListed)) }),
  'links.stored': nothing,
  /** Forgets links that are remembered here; on the service they stay as they are. */
  'links.forget': () => z.object({ which: z.enum(['all', 'elsewhere']) }),
  /** How many milliseconds a bulk job would take; null where no rate limit tells. No request. */
  'bulk.estimate': bulkRequests,
  /** Begins a bulk job. `id` is the page's choice: the same one again is the same job, not a second one. */
  'bulk.begin': () =>
    z.object({
      id: z.string(),
      rows: z.array(bulkInput()).check(z.minLength(1), z.maxLength(mostBulkRows)),
      options: bulkOptions(),
    }),
  /** The bulk job under way, or the last one; null when there is none. */
  'bulk.get': nothing,
  /** Stops after the rows that are under way; it can go on. */
  'bulk.pause': jobId,
  'bulk.resume': jobId,
  /** Tries the failed rows of a job that is done once more. */
  'bulk.retry': jobId,
  /** Gives a password to all rows that lack theirs, and goes on. */
  'bulk.enterPassword': () => z.object({ id: z.string(), password: z.string() }),
  /** Leaves out the rows that lack their password, and goes on. */
  'bulk.leaveOut': jobId,
  /** Forgets the job and its rows. Links that it made stay. */
  'bulk.dismiss': jobId,
  /** What became of some of its rows, in their order. */
  'bulk.results': () =>
    z.object({
      id: z.string(),
      from: z.int().check(z.nonnegative()),
      count: z.int().check(z.nonnegative(), z.maximum(maxListed)),
    }),
  /** Everything of an exported file but its links. With a passphrase the keys and the extra headers go along, encrypted; without one they do not. */
  'backup.export': () =>
    z.object({
      preferences: z.boolean(),
      connection: z.boolean(),
      passphrase: z.nullable(z.string()),
    }),
  /** Links to be exported, of all services, in the order of their short URLs. `after`: the last short URL of the part before. */
  'backup.links': () =>
    z.object({
      after: z.nullable(z.string()),
      count: z.int().check(z.positive(), z.maximum(maxListed)),
    }),
  /** Whether a file, without its links, can be imported; null when it can. */
  'backup.check': () => z.object({ head: z.unknown() }),
  /** The first of these links that cannot be imported; null when all can. Nothing is stored. */
  'backup.checkLinks': linksOfFile,
  /** Adds links of a file that was checked to those that are remembered. Doing it twice is as good as once. */
  'backup.addLinks': linksOfFile,
  /** Takes over the preferences of a file that was checked. `template`: its copy template, too, which the person was shown. */
  'backup.restorePreferences': () => z.object({ head: z.unknown(), template: z.boolean() }),
  /** Connects a service of a file that was checked (`ConnectOptions` of lib/backup). The origin must have been granted before. */
  'backup.connect': () =>
    z.object({
      head: z.unknown(),
      passphrase: z.string(),
      service: z.int().check(z.nonnegative()),
      use: z.boolean(),
    }),
  /** Keeps the window whose tabs are to be shortened once the permission to see them is given; null where it was not. */
  'tabs.await': () => z.object({ windowId: z.nullable(z.number()), private: z.boolean() }),
  /** Shortens all tabs of a window, for which the permission to see them was given. */
  'tabs.shorten': () => z.object({ windowId: z.number() }),
} as const;

export type MessageName = keyof typeof messageInputs;

export type MessageInput<N extends MessageName> = Infer<(typeof messageInputs)[N]>;
