import type { ExportHead } from '@/lib/model/export-file';
import type { LinkRecord } from '@/lib/model/link';

/** Writes an exported file: the head, then each link on a line of its own, so that two files can be compared by line. */
export async function writeExport(
  head: ExportHead,
  parts: AsyncIterable<readonly LinkRecord[]>,
): Promise<{ content: Blob; links: number }> {
  const begin = JSON.stringify(head, null, 2).replace(/\n\}$/, ',\n  "links": [');
  const texts = [begin];
  let links = 0;
  for await (const part of parts) {
    const lines = part.map((link) => `\n    ${JSON.stringify(link)}`).join(',');
    texts.push(links === 0 ? lines : `,${lines}`);
    links += part.length;
  }
  texts.push('\n  ]\n}\n');
  return { content: new Blob(texts, { type: 'application/json' }), links };
}
