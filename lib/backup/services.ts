import type { ExportedService, SealedKey } from '@/lib/model/backup-file';
import type { ConnectionView } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import type { Service, ServiceChange, ServicePreferences, ServiceView } from '@/lib/model/service';
import { type ServiceSecrets, secretsOfText, textOfSecrets } from '@/lib/rules/request-headers';
import { checkPassphrase } from '@/lib/rules/secrets';
import { colorOf } from '@/lib/rules/services';

import { importablePart } from './importable';
import { type WebCrypto, openKey, sealKey } from './key';
import { exportedService, mostInFile } from './read-head';

/** A service that is connected, as far as it goes into a file. */
export interface KnownService extends ServicePreferences {
  connection: Pick<
    Service['connection'],
    'id' | 'address' | 'name' | 'color' | 'pageHosts' | 'accountName'
  >;
  /** @throws where they cannot be read any more */
  secrets: () => Promise<ServiceSecrets | null>;
}

/** What stands in place of what an import would refuse. */
const blanks = { accountName: null, lastDomain: null, shortHosts: [] };

/**
 * The services as they go into a file, in their order. Without a passphrase their keys and extra headers do not.
 * @throws `passphrase_too_short`, or why the secrets of one cannot be read
 */
export async function exportedServices(
  crypto: WebCrypto,
  services: readonly KnownService[],
  passphrase: string | null,
): Promise<ExportedService[]> {
  const problem = passphrase === null ? undefined : checkPassphrase(passphrase);
  if (services.length > 0 && problem !== undefined) {
    throw new AppError({ code: 'invalid_input', problem });
  }
  const exported: ExportedService[] = [];
  for (const known of services.slice(0, mostInFile.services)) {
    const { connection, lastDomain, shortHosts } = known;
    const service = importablePart(
      exportedService,
      {
        ...connection,
        lastDomain,
        shortHosts: shortHosts.slice(0, mostInFile.shortHosts),
        key: await sealedKey(crypto, known, passphrase),
      },
      blanks,
    );
    if (service !== null) exported.push(service);
  }
  return exported;
}

/** The key and the extra headers of a service; null where they do not go along, or are gone. */
async function sealedKey(
  crypto: WebCrypto,
  { connection: { address }, secrets }: KnownService,
  passphrase: string | null,
): Promise<SealedKey | null> {
  const known = passphrase === null ? null : await secrets();
  if (known === null || passphrase === null) return null;
  return sealKey(crypto, { key: textOfSecrets(known), address, passphrase });
}

/** What connects services, and lists those that are (`lib/services`). */
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

/** A service of a file that is to be connected. */
interface ServiceToConnect {
  service: ExportedService | undefined;
  passphrase: string;
  /** Whether it is put to use even where another one is. */
  use: boolean;
}

/**
 * Connects a service out of a file. The one in use stays so, unless the new one is to be; one that is connected already gets the
 * key and the headers of the file, and nothing else of it.
 * @throws `passphrase_wrong`; `invalid_input` where the file has no key; why the service cannot be connected
 */
export async function connectFromFile(
  crypto: WebCrypto,
  { connect, services }: ServiceConnections,
  { service, passphrase, use }: ServiceToConnect,
): Promise<ConnectionView> {
  if (!service?.key) throw new AppError({ code: 'invalid_input', path: 'key', outcome: 'none' });
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

/** What a file has of a service, without what another one has: neither its color nor its pages are taken from it. */
function detailsAmong(service: ExportedService, others: readonly ServiceView[]): ServiceChange {
  const { name, color, pageHosts = [], lastDomain, shortHosts } = service;
  const connections = others.map(({ connection }) => connection);
  const hosts = pageHosts.filter(
    (host) => !connections.some((other) => other.pageHosts?.includes(host)),
  );
  const isColorFree = !connections.some((other) => colorOf(other) === color);
  return {
    ...(name && { name }),
    ...(color && isColorFree && { color }),
    ...(hosts.length > 0 && { pageHosts: hosts }),
    lastDomain,
    shortHosts,
  };
}
