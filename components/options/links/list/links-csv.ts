import { csvFile } from '@/components/options/csv-file';
import type { LinkRecord } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';

import { linkHeadings, linkRow } from './link-columns';

/** What came of writing links into a file. */
export interface WrittenFile {
  content: Blob;
  name: string;
  links: number;
}

/** Links as a table for spreadsheets. */
export async function linksCsv(parts: AsyncIterable<readonly LinkRecord[]>): Promise<WrittenFile> {
  const today = localDay(new Date());
  let links = 0;
  async function* table() {
    yield [linkHeadings];
    for await (const part of parts) {
      yield part.map((link) => linkRow(link, today));
      links += part.length;
    }
  }
  const content = await csvFile(table());
  return { content, name: `curtail-links-${today}.csv`, links };
}
