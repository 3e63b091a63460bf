import type { TestService } from './open-service.ts';

/** The list's rows but for the operator's own, which stand on every page of the observed profile. */
export function ownRows(data: Record<string, unknown>): Record<string, unknown>[] {
  const rows = data['domains'] as Record<string, unknown>[];
  return rows.filter(({ id }) => id !== null);
}

/** Adds so many branded domains to the account. */
export async function addDomains(service: TestService, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await service.account('POST', '/domain/add', { domain: `https://d${index}.test` });
  }
}
