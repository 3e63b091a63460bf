import { accountOperations } from '../../service/account/resources.ts';
import type { LoggedRequest, RunningService } from '../../service/start-service.ts';

/** What people do in a tab; everything else was asked by Curtail. */
const browsing = new Set(['visit', 'page', 'unknown']);

const ofAccount: ReadonlySet<string> = new Set(accountOperations.map(({ name }) => name));

/** The requests that Curtail sent, in the order of their arrival. */
export const apiRequests = (service: RunningService): LoggedRequest[] =>
  service.requests().filter(({ operation }) => !browsing.has(operation));

/** Those of them that count against the rate limit of the account API. */
export const accountRequests = (service: RunningService): LoggedRequest[] =>
  service.requests().filter(({ operation }) => ofAccount.has(operation));

/** How often the service was asked for this. */
export const countOf = (service: RunningService, operation: string): number =>
  service.requests().filter((request) => request.operation === operation).length;

/** How often the service was asked to make a link. */
export const createCount = (service: RunningService): number =>
  countOf(service, linkOperations(service).create);

/** What the service calls what it is asked about links, by the API over which Curtail makes them there. */
export const linkOperations = ({ profile }: Pick<RunningService, 'profile'>): LinkOperations =>
  profile.apis.includes('shorturl') ? overShortUrlApi : overAccountApi;

interface LinkOperations {
  create: string;
  /** A link whose number is remembered is asked about. */
  info: string;
  /** A link is looked for by its short URL. */
  find: string;
  list: string;
}

const overShortUrlApi: LinkOperations = {
  create: 'create',
  info: 'info',
  find: 'info',
  list: 'list_active_urls',
};

const overAccountApi: LinkOperations = {
  create: 'url/add',
  info: 'url/get',
  find: 'urls',
  list: 'urls',
};
