import type { ExportHead } from '@/lib/contract/export-file';
import type { MessageInput } from '@/lib/messages/protocol';
import { localDay } from '@/lib/rules/expiry';

import type { Services } from '../services';
import { exportedLinks } from './exported-links';
import type { Steps } from './steps';
import { useSteps } from './use-steps';
import { writeExport, type WrittenFile } from './write-export';
import { writeLinksCsv } from './write-links-csv';

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

  const save = (ending: string, write: (steps: Steps) => Promise<WrittenFile>) =>
    begin(async (steps) => {
      const { content, links } = await write(steps);
      // Stopped at the last moment, too.
      steps.reach(links, links);
      const name = `curtail-${localDay(new Date())}.${ending}`;
      services.saveFile(content, name);
      return { name, links };
    });

  return {
    state,
    stop,
    saveFile: ({ links, ...wanted }: WantedFile) =>
      save('json', async (steps) => {
        const head: ExportHead = await services.send('moving.export', wanted);
        return writeExport(head, links ? exportedLinks(services.send, steps) : noLinks());
      }),
    saveCsv: () => save('csv', async (steps) => writeLinksCsv(exportedLinks(services.send, steps))),
  };
}

async function* noLinks(): AsyncGenerator<never> {
  // Nothing to hand out.
}
