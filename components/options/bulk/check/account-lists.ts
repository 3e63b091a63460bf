import type { Services } from '@/components/options/services';
import { goOnWhenFree } from '@/lib/async/retry-when-allowed';
import type { Folder } from '@/lib/model/filing';
import { firstRequest, thousand, youngEnough } from '@/lib/rules/list-requests';

export type ListedKind = 'domain' | Folder['kind'];

/** What rows may name: hosts of branded domains, campaigns, channels. */
export interface AccountLists {
  domain: readonly string[];
  campaign: readonly Folder[];
  channel: readonly Folder[];
}

interface Patience {
  /** Told until when the rate limit holds it back; null when it goes on. */
  onWait: (until: number | null) => void;
  signal: AbortSignal;
}

/** Loads all of a list of the account, page after page. Rejects with an `AppError`. */
export const accountList: {
  [K in ListedKind]: (services: Services, patience: Patience) => Promise<AccountLists[K]>;
} = {
  domain: async ({ send }, patience) =>
    goOnWhenFree(async () => send('domains.refresh', undefined), patience),
  campaign: async (services, patience) => allFolders(services, 'campaign', patience),
  channel: async (services, patience) => allFolders(services, 'channel', patience),
};

const operations = { campaign: 'listCampaigns', channel: 'listChannels' } as const;

async function allFolders(
  { account }: Services,
  kind: Folder['kind'],
  patience: Patience,
): Promise<Folder[]> {
  const read = async (request: { limit: number; page: number }) =>
    goOnWhenFree(
      async () => (await account.read(operations[kind], request, youngEnough)).value,
      patience,
    );
  const first = await read(firstRequest);
  if (first.nextPage === null) return foldersOf(kind, first.items);
  const folders: Folder[] = [];
  for (let page: number | null = 1; page !== null;) {
    const { items, nextPage } = await read({ limit: thousand, page });
    folders.push(...foldersOf(kind, items));
    page = nextPage;
  }
  return folders;
}

/** Rows without a number cannot be filed into. */
const foldersOf = (
  kind: Folder['kind'],
  rows: readonly { id: string | null; name: string }[],
): Folder[] =>
  rows.flatMap(({ id, name }) => (id === null || name === '' ? [] : [{ kind, id, name }]));
