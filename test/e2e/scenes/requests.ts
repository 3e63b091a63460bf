import type { LoggedRequest, RunningService } from '../../service/start-service.ts';

/** What people do in a tab; everything else was asked by Curtail. */
const browsing = new Set(['visit', 'page', 'unknown']);

/** The requests that Curtail sent, in the order of their arrival. */
export const apiRequests = (service: RunningService): LoggedRequest[] =>
  service.requests().filter(({ operation }) => !browsing.has(operation));

/** How often the service was asked to make a link. */
export const createCount = (service: RunningService): number =>
  service.requests().filter(({ operation }) => operation === 'create').length;
