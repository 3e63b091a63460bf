import type { StoredConnection } from '@/lib/model/connection';
import { type FieldName, AppError } from '@/lib/model/errors';
import type { Problem } from '@/lib/rules/problems';
import {
  type Credentials,
  type ServiceSecrets,
  secretsOfText,
  textOfSecrets,
} from '@/lib/rules/request-headers';
import { openText, sealText } from '@/lib/rules/sealing';
import { checkApiKey } from '@/lib/rules/secrets';
import { type ServiceAddress, normaliseAddress } from '@/lib/rules/url/service-address';

/** Extra headers stay as they are: the form checked them, and no browser sends bad ones. @throws `invalid_input` */
export function readCredentials(typed: Credentials): ServiceAddress & Credentials {
  const read = normaliseAddress(typed.address);
  if ('problem' in read) throw refused('address', read.problem);
  const problem = checkApiKey(typed.key);
  if (problem) throw refused('key', problem);
  return { ...typed, ...read, key: typed.key.trim() };
}

const refused = (field: FieldName, problem: Problem): AppError =>
  new AppError({ code: 'invalid_input', field, problem });

export interface SealingKeyStore {
  /** Null where there is none. It is in memory where it cannot be on disk. */
  get: (place: 'disk' | 'memory') => Promise<CryptoKey | null>;
  /** One that is there stays, as what is stored may be encrypted with it until something else is. */
  getOrCreate: () => Promise<CryptoKey>;
}

/** API key and extra headers; they open for the service's address alone. */
export const sealSecrets = async (
  store: Pick<SealingKeyStore, 'getOrCreate'>,
  credentials: Credentials,
): Promise<StoredConnection['key']> =>
  sealText(await store.getOrCreate(), textOfSecrets(credentials), credentials.address);

interface CredentialsParts {
  connection: () => Promise<StoredConnection | null>;
  sealingKeys: Pick<SealingKeyStore, 'get'>;
  /** Aborted when the connection ends: its secrets are forgotten then. */
  signal: AbortSignal;
}

/** Decrypts at the first call. @returns null when not connected @throws `not_connected` where the API key cannot be read any more */
export function createCredentials(parts: CredentialsParts): () => Promise<Credentials | null> {
  let opened: { of: string; secrets: Promise<ServiceSecrets> } | null = null;
  const forget = (): void => {
    opened = null;
  };
  parts.signal.addEventListener('abort', forget, { once: true });
  return async () => {
    const connection = await parts.connection();
    if (connection === null) {
      forget();
      return null;
    }
    const { address, key, authScheme } = connection;
    const of = [address, key.iv, key.data].join(' ');
    if (opened?.of !== of) {
      const opening = { of, secrets: openSecrets(parts.sealingKeys, connection) };
      opened = opening;
      opening.secrets.catch(() => (opened === opening ? forget() : undefined));
    }
    return { address, ...(await opened.secrets), ...(authScheme && { authScheme }) };
  };
}

async function openSecrets(
  store: Pick<SealingKeyStore, 'get'>,
  { address, key }: StoredConnection,
): Promise<ServiceSecrets> {
  const openFrom = async (place: 'disk' | 'memory'): Promise<string | null> => {
    const sealingKey = await store.get(place).catch(() => null);
    return sealingKey && openText(sealingKey, key, address);
  };
  const opened = (await openFrom('disk')) ?? (await openFrom('memory'));
  if (opened !== null) return secretsOfText(opened);
  throw new AppError({ code: 'not_connected', problem: 'key_unreadable', outcome: 'none' });
}
