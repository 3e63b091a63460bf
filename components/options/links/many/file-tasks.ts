import { useServices } from '@/components/ui/services';
import type { Folder, LinkRecord } from '@/lib/model/link';

import type { LinkTask } from './use-each-link';

export const isFiledIn = ({ filing }: LinkRecord, { kind, id }: Folder): boolean =>
  filing.some((step) => step.kind === kind && step.id === id && step.state === 'done');

/** Files links into folders, but for those that are in them already. */
export function useFileTasks(
  links: readonly LinkRecord[],
  folders: readonly Folder[],
): readonly LinkTask[] {
  const { send } = useServices();
  return links.flatMap((link) =>
    folders
      .filter((folder) => !isFiledIn(link, folder))
      .map((folder) => ({
        link,
        run: async () => send('link.file', { shortUrl: link.shortUrl, linkId: link.id, folder }),
      })),
  );
}
