import type { OptionsServices } from '@/components/ui/services';
import { loadedOnce } from '@/components/ui/use-loaded';
import type { ConnectionStatus } from '@/lib/model/connection';
import { reportOf } from '@/lib/model/errors';

import type { PageState } from './page';

export type Show = (changes: (was: PageState) => Partial<PageState>) => void;

/** What asks which service is in use, and notices that it is another one. */
export function createConnectionLook(
  { send, hasOrigin }: OptionsServices,
  show: Show,
  reload: () => void,
) {
  let replaced = 0;
  /** Something was refused since the last look that was meant for the service before. */
  let isRefused = false;
  const showConnection = (value: ConnectionStatus | null) => {
    const wasRefused = isRefused;
    show(({ shown, switches }) => {
      const id = value?.id ?? shown;
      return {
        connection: { ...loadedOnce, value, replace, reload },
        shown: id,
        ...(shown !== undefined && shown !== id && { switches: switches + 1, wasRefused }),
      };
    });
  };
  const replace = (value: ConnectionStatus | null) => {
    replaced += 1;
    showConnection(value);
  };
  const look = async () => {
    const before = replaced;
    const value = await send('connection.get', undefined);
    const pattern = value?.originPattern ?? null;
    // Access is believed to be there until the browser denies it.
    const isAllowed = pattern === null || (await hasOrigin(pattern).catch(() => true));
    show(() => ({ denied: isAllowed ? null : pattern }));
    // What was changed meanwhile is newer.
    if (before === replaced) showConnection(value);
    isRefused = false;
  };
  return {
    look: async () =>
      look().catch((failure: unknown) =>
        show(({ connection }) =>
          connection.state === 'ready'
            ? {}
            : { connection: { state: 'failed', error: reportOf(failure), reload } },
        ),
      ),
    refused: () => {
      isRefused = true;
    },
  };
}
