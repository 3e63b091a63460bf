import type { StoredConnection } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import { openText, sealText } from '@/lib/rules/sealing';

import type { Credentials } from './credentials';

/** Where the key is kept that encrypts the API key. Both may fail. */
export interface SealingKeyStore {
  /** Null where there is none. It is in memory where it cannot be on disk. */
  get: (place: 'disk' | 'memory') => Promise<CryptoKey | null>;
  /** One that is there stays, as what is stored may be encrypted with it until something else is. */
  getOrCreate: () => Promise<CryptoKey>;
}

/** Encrypts the API key of a service. It opens for no other address, so that nobody can have it sent to one. */
export const sealApiKey = async (
  store: Pick<SealingKeyStore, 'getOrCreate'>,
  { address, key }: Credentials,
): Promise<StoredConnection['key']> => sealText(await store.getOrCreate(), key, address);

interface CredentialsParts {
  connection: () => Promise<StoredConnection | null>;
  sealingKeys: Pick<SealingKeyStore, 'get'>;
  /** Aborted when the connection ends: the API key is forgotten then. */
  signal: AbortSignal;
}

/**
 * What is needed to send a request, decrypted when it is first asked for and remembered as long as the same is stored.
 * @returns asks for it: null when not connected; `not_connected` with a problem is thrown where the API key cannot be read any more
 */
export function createCredentials(parts: CredentialsParts): () => Promise<Credentials | null> {
  let opened: { of: string; key: Promise<string> } | null = null;
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
    const { address, key } = connection;
    const of = [address, key.iv, key.data].join(' ');
    if (opened?.of !== of) {
      const opening = { of, key: openApiKey(parts.sealingKeys, connection) };
      opened = opening;
      // What failed may go well the next time.
      opening.key.catch(() => (opened === opening ? forget() : undefined));
    }
    return { address, key: await opened.key };
  };
}

async function openApiKey(
  store: Pick<SealingKeyStore, 'get'>,
  { address, key }: StoredConnection,
): Promise<string> {
  const openFrom = async (place: 'disk' | 'memory'): Promise<string | null> => {
    const sealingKey = await store.get(place).catch(() => null);
    return sealingKey && openText(sealingKey, key, address);
  };
  const opened = (await openFrom('disk')) ?? (await openFrom('memory'));
  if (opened !== null) return opened;
  throw new AppError({ code: 'not_connected', problem: 'key_unreadable', outcome: 'none' });
}
