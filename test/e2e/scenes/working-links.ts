import type { LinkRow, RunningService } from '../../service/start-service.ts';

/** The links in the service's database that lead to a page and work. */
export const workingLinks = (service: RunningService, url: string): LinkRow[] =>
  service.links().filter((link) => link.originalUrl === url && link.status === 'active');
