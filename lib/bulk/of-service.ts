import type { Bulk } from '@/lib/model/bulk';
import { AppError } from '@/lib/model/errors';
import { otherService } from '@/lib/rules/other-service';

import type { BulkDependencies } from './ports';

type Requests = Pick<BulkDependencies, 'shorten' | 'existing' | 'file' | 'refusedKey'>;

/**
 * What asks the service on behalf of a job, and nothing of it on any other than the job's own: another one may be connected
 * at any moment, so each request looks who is there.
 * @throws `other_service` or `not_connected`, before anything is sent
 */
export function ofService(
  { shorten, existing, file, refusedKey, service }: Requests & Pick<BulkDependencies, 'service'>,
  owner: () => Bulk['service'],
): Requests {
  const guarded =
    <A extends unknown[], T>(work: (...input: A) => Promise<T>) =>
    async (...input: A): Promise<T> => {
      const expected = owner();
      const other = expected === null ? null : otherService(expected, await service());
      if (other !== null) throw new AppError(other);
      return work(...input);
    };
  return {
    shorten: guarded(shorten),
    existing: guarded(existing),
    file: guarded(file),
    refusedKey: guarded(refusedKey),
  };
}
