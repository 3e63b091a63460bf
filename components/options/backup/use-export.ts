import { type WrittenFile, linksCsv } from '@/components/options/links/list/links-csv';
import type { Services } from '@/components/options/services';
import { useSteps } from '@/components/options/use-steps';
import type { Steps } from '@/lib/async/steps';
import type { MessageInput } from '@/lib/messages/protocol';
import type { ExportHead } from '@/lib/model/export-file';
import { localDay } from '@/lib/rules/expiry';

import { exportedLinks } from './exported-links';
import { writeExport } from './write-export';

/** What goes into a file. Without a passphrase the key does not. */
export type WantedFile = MessageInput<'moving.export'> & { links: boolean };

/** A file that was handed to the browser to be saved. */
export interface SavedFile {
  name: string;
  links: number;
}

/** Writes files, one at a time. */
export function useExport(services: Pick<Services, 'send' | 'saveFile'>) {
  const { state, begin, stop } = useSteps<SavedFile>();

  const save = (write: (steps: Steps) => Promise<WrittenFile>) =>
    begin(async (steps) => {
      const { content, name, links } = await write(steps);
      // Stopped at the last moment, too.
      steps.reach(links, links);
      services.saveFile(content, name);
      return { name, links };
    });

  return {
    state,
    stop,
    saveFile: ({ links, ...wanted }: WantedFile) =>
      save(async (steps) => {
        const head: ExportHead = await services.send('moving.export', wanted);
        const parts = links ? exportedLinks(services.send, steps) : noLinks();
        const written = await writeExport(head, parts);
        return { ...written, name: `curtail-${localDay(new Date())}.json` };
      }),
    saveCsv: () => save(async (steps) => linksCsv(exportedLinks(services.send, steps))),
  };
}

async function* noLinks(): AsyncGenerator<never> {
  // Nothing to hand out.
}
