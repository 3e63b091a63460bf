import { type WrittenFile, linksCsv } from '@/components/options/links/list/export-csv';
import { type Steps, useSteps } from '@/components/options/use-steps';
import { useServices, type OptionsServices } from '@/components/ui/services';
import type { MessageInput } from '@/lib/messages/inputs';
import type { ExportHead } from '@/lib/model/backup-file';
import type { LinkRecord } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';

/** What goes into a file. Without a passphrase keys and extra headers do not. */
type ExportRequest = MessageInput<'backup.export'> & { links: boolean };

/** A file that was handed to the browser to be saved. */
export interface SavedFile {
  name: string;
  links: number;
  preferences: boolean;
  /** How many. */
  services: number;
}

/** Writes files, one at a time. */
export function useExport() {
  const { saveFile, send } = useServices();
  const { state, begin, stop } = useSteps<SavedFile>();

  const save = (
    write: (steps: Steps) => Promise<WrittenFile & Pick<SavedFile, 'preferences' | 'services'>>,
  ) =>
    begin(async (steps) => {
      const { content, ...saved } = await write(steps);
      // Stopped at the last moment, too.
      steps.reach(saved.links, saved.links);
      saveFile(content, saved.name);
      return saved;
    });

  return {
    state,
    stop,
    saveFile: ({ links, ...wanted }: ExportRequest) =>
      save(async (steps) => {
        const head: ExportHead = await send('backup.export', wanted);
        const written = await writeExport(head, links ? readStoredLinks(send, steps) : []);
        return {
          ...written,
          name: `curtail-${localDay(new Date())}.json`,
          preferences: head.preferences !== null,
          services: head.services.length,
        };
      }),
    saveCsv: () =>
      save(async (steps) => ({
        ...(await linksCsv(readStoredLinks(send, steps))),
        preferences: false,
        services: 0,
      })),
  };
}

/** Writes an exported file: the head, then each link on a line of its own, so that two files can be compared by line. */
export async function writeExport(
  head: ExportHead,
  parts: AsyncIterable<readonly LinkRecord[]> | Iterable<readonly LinkRecord[]>,
): Promise<{ content: Blob; links: number }> {
  const texts: string[] = [];
  let links = 0;
  for await (const part of parts) {
    const lines = part.map((link) => `\n    ${JSON.stringify(link)}`).join(',');
    texts.push(links === 0 ? lines : `,${lines}`);
    links += part.length;
  }
  const begin = JSON.stringify(head, null, 2).replace(/\n\}$/, ',\n  "links": [');
  const whole = [begin, ...texts, '\n  ]\n}\n'];
  return { content: new Blob(whole, { type: 'application/json' }), links };
}

/** How many links are requested at once. */
const partSize = 1000;

/** All links that are remembered, part by part, in the order of their short URLs. */
export async function* readStoredLinks(
  send: OptionsServices['send'],
  steps: Steps,
): AsyncGenerator<LinkRecord[]> {
  const { count } = await send('links.stored', undefined);
  let after: string | null = null;
  let done = 0;
  for (;;) {
    // A link that came in meanwhile is one more.
    steps.reach(done, Math.max(done, count));
    const part: LinkRecord[] = await send('backup.links', { after, count: partSize });
    if (part.length > 0) yield part;
    if (part.length < partSize) return;
    done += part.length;
    after = part.at(-1)?.shortUrl ?? after;
  }
}
