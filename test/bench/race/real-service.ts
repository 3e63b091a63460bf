import type { RunningService } from '../../service/start-service.ts';
import type { LinkService } from './contestant.ts';

/** The local service, as the race looks at it. */
export const realService = (service: RunningService): LinkService => ({
  forget: () => service.clearRequests(),
  creations: () =>
    service
      .requests()
      .filter(({ operation }) => operation === 'create')
      .flatMap(({ time, heldMs }) => (heldMs === null ? [] : [{ time, heldMs }])),
  count: () => service.requests().length,
});
