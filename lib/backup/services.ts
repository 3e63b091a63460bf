import type { ExportedService } from '@/lib/model/backup-file';
import type { ConnectionView } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import type { Service, ServiceChange, ServicePreferences, ServiceView } from '@/lib/model/service';
import { type ServiceSecrets, secretsOfText, textOfSecrets } from '@/lib/rules/request-headers';
import { checkPassphrase } from '@/lib/rules/secrets';
import { colorOf } from '@/lib/rules/services';
import { serviceIdOf } from '@/lib/rules/services-of-file';
import { serviceName } from '@/lib/rules/url/service-address';

import { isDomainName, serviceIdInFile } from './fields';
import { type WebCrypto, openKey, sealKey } from './key';
import { isImportableService, mostInFile } from './read-head';

/** A service that somebody is connected to, as far as it goes into a file. */
export interface KnownService extends ServicePreferences {
  connection: Pick<
    Service['connection'],
    'id' | 'address' | 'name' | 'color' | 'pageHosts' | 'accountName'
  >;
  /** @throws where they cannot be read any more */
  secrets: () => Promise<ServiceSecrets | null>;
}

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
  for (const service of services.slice(0, mostInFile.services)) {
    const { address } = service.connection;
    const secrets = passphrase === null ? null : await service.secrets();
    const key =
      secrets && passphrase !== null
        ? await sealKey(crypto, { key: textOfSecrets(secrets), address, passphrase })
        : null;
    exported.push(...importable({ address, key }, detailsOf(service)));
  }
  return exported;
}

/** A service with what is set of it. Whatever an import would refuse is left out, so that no oddity makes a whole file worthless. */
function importable(bare: ExportedService, details: readonly ServiceDetails[]): ExportedService[] {
  let service = bare;
  for (const detail of details) {
    const told = { ...service, ...detail };
    if (isImportableService(told)) service = told;
  }
  return isImportableService(service) ? [service] : [];
}

type ServiceDetails = Omit<ExportedService, 'address' | 'key'>;

/** What is set of a service, each by itself. */
function detailsOf({ connection, lastDomain, shortHosts }: KnownService): ServiceDetails[] {
  const { id, address, name, color, pageHosts = [], accountName } = connection;
  return [
    name ? { name: serviceName(name) } : {},
    id === address ? {} : { serviceId: serviceIdInFile(id) },
    color ? { color } : {},
    pageHosts.length > 0 ? { pageHosts } : {},
    accountName === null ? {} : { accountName },
    chosenFor({ lastDomain, shortHosts }),
  ];
}

function chosenFor({
  lastDomain,
  shortHosts,
}: ServicePreferences): Pick<ExportedService, 'lastDomain' | 'shortHosts'> {
  const hosts = shortHosts.filter(isDomainName).slice(0, mostInFile.shortHosts);
  return {
    ...(lastDomain !== null && isDomainName(lastDomain) && { lastDomain }),
    ...(hosts.length > 0 && { shortHosts: hosts }),
  };
}

/** What connects services, and tells of those that are (`lib/services`). */
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
  if (!service?.key) {
    throw new AppError({ code: 'invalid_input', path: 'connection.key', outcome: 'none' });
  }
  const { address, key: sealed } = service;
  const secrets = secretsOfText(await openKey(crypto, { sealed, address, passphrase }));
  const before = await services.list();
  const made = await connect({ address, ...secrets }, { id: serviceIdOf(service) });
  if (!before.some(({ id }) => id === made.id)) {
    await services.change(made.id, detailsAmong(service, before));
  }
  const former = before.find(({ inUse }) => inUse);
  if (former !== undefined && !use && former.id !== made.id) await services.use(former.id);
  return made;
}

/** What a file tells of a service, without what another one has: neither its color nor its pages are taken from it. */
function detailsAmong(service: ExportedService, others: readonly ServiceView[]): ServiceChange {
  const { name, color, pageHosts = [], lastDomain = null, shortHosts = [] } = service;
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
