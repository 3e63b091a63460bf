import type { ExportedService } from '@/lib/model/backup-file';
import type { ConnectionView } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import type { ServiceChange, ServicePreferences, ServiceView } from '@/lib/model/service';
import { type ServiceSecrets, secretsOfText, textOfSecrets } from '@/lib/rules/request-headers';
import { checkPassphrase } from '@/lib/rules/secrets';
import { colorOf } from '@/lib/rules/services';

import { importablePart } from './importable';
import { openKey, sealKey } from './key';
import { exportedService, mostInFile } from './read-head';

export interface KnownService extends ServicePreferences {
  connection: Omit<ExportedService, keyof ServicePreferences | 'key'>;
  /** @throws where they are unreadable */
  secrets: () => Promise<ServiceSecrets | null>;
}

const blanks = { accountName: null, lastDomain: null, shortHosts: [] };

/** @throws `passphrase_too_short`, or why a service's secrets are unreadable */
export async function exportedServices(
  crypto: Crypto,
  services: readonly KnownService[],
  passphrase: string | null,
): Promise<ExportedService[]> {
  const problem = passphrase === null ? undefined : checkPassphrase(passphrase);
  if (services.length > 0 && problem !== undefined) {
    throw new AppError({ code: 'invalid_input', problem });
  }
  const exported: (ExportedService | null)[] = [];
  for (const { connection, secrets, ...chosen } of services.slice(0, mostInFile.services)) {
    const { address } = connection;
    const known = passphrase && (await secrets());
    const key =
      known && (await sealKey(crypto, { key: textOfSecrets(known), address, passphrase }));
    const shortHosts = chosen.shortHosts.slice(0, mostInFile.shortHosts);
    const service = { ...connection, ...chosen, shortHosts, key };
    exported.push(importablePart(exportedService, service, blanks));
  }
  return exported.filter((service) => service !== null);
}

export interface ServiceConnections {
  connect: (
    typed: Pick<ConnectionView, 'address'> & ServiceSecrets,
    wishes: { id: string },
  ) => Promise<ConnectionView>;
  services: {
    list: () => Promise<ServiceView[]>;
    use: (id: string) => Promise<void>;
    change: (id: string, changes: ServiceChange) => Promise<void>;
  };
}

/** A known service gets key and headers alone. @throws `passphrase_wrong`; `invalid_input` without a key; what `connect` does */
export async function connectFromFile(
  { crypto, connections }: { crypto: Crypto; connections: ServiceConnections },
  service: ExportedService | undefined,
  { passphrase, use }: { passphrase: string; use: boolean },
): Promise<ConnectionView> {
  if (!service?.key) throw new AppError({ code: 'invalid_input', path: 'key', outcome: 'none' });
  const { connect, services } = connections;
  const { id, address, key: sealed } = service;
  const secrets = secretsOfText(await openKey(crypto, { sealed, address, passphrase }));
  const before = await services.list();
  const made = await connect({ address, ...secrets }, { id });
  if (!before.some((known) => known.id === made.id)) {
    await services.change(made.id, detailsAmong(service, before));
  }
  const former = before.find(({ inUse }) => inUse);
  if (former !== undefined && !use && former.id !== made.id) await services.use(former.id);
  return made;
}

/** Without another service's color and pages. */
function detailsAmong(
  { name, color, pageHosts = [], lastDomain, shortHosts }: ExportedService,
  others: readonly ServiceView[],
): ServiceChange {
  const taken = new Set(others.flatMap(({ connection }) => connection.pageHosts ?? []));
  const hosts = pageHosts.filter((host) => !taken.has(host));
  const isColorFree = !others.some(({ connection }) => colorOf(connection) === color);
  return {
    ...(name && { name }),
    ...(color && isColorFree && { color }),
    ...(hosts.length > 0 && { pageHosts: hosts }),
    lastDomain,
    shortHosts,
  };
}
