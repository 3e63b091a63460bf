import type { LinkRow, RunningService } from '../../service/start-service.ts';

/**
 * The link that the service made last.
 * @throws {Error} when it has none
 */
export function newestLink(service: RunningService): LinkRow {
  const link = service.links().at(-1);
  if (link === undefined) throw new Error('The service has no link.');
  return link;
}
