import type { Services } from '@/components/options/services';
import type { Steps } from '@/lib/async/steps';
import type { ExportHead } from '@/lib/model/export-file';
import type { LinkRecord } from '@/lib/model/link';
import type { MovingProblem } from '@/lib/model/moving';

import { HostCounts } from './host-counts';
import { linkParts } from './link-parts';
import type { ReadExport } from './read-export';

/** A file in which everything was found to be as it should be. */
export interface CheckedExport {
  head: ExportHead;
  links: readonly LinkRecord[];
  /** The hosts of its short links, those with the most links first. */
  hosts: string[];
}

/**
 * Has the background check all of a file. Nothing is changed by it.
 * @throws where the background cannot be asked, or `steps` were stopped
 */
export async function checkExport(
  send: Services['send'],
  { head, links }: ReadExport,
  steps: Steps,
): Promise<CheckedExport | { problem: MovingProblem }> {
  const problem = await send('moving.check', { head });
  if (problem !== null) return { problem };
  if (!Array.isArray(links)) return { problem: { kind: 'damaged', path: 'links', link: null } };
  const claimed: unknown = { head, links };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the background was asked about the head, and is about each part
  const content = claimed as Omit<CheckedExport, 'hosts'>;
  const hosts = await checkLinks(send, content.links, steps);
  return 'problem' in hosts ? hosts : { ...content, hosts: hosts.hosts() };
}

async function checkLinks(
  send: Services['send'],
  all: readonly LinkRecord[],
  steps: Steps,
): Promise<HostCounts | { problem: MovingProblem }> {
  const hosts = new HostCounts();
  for (const { from, links } of linkParts(all)) {
    steps.reach(from, all.length);
    if (links.length === 0) return { problem: { kind: 'damaged', path: '', link: from } };
    const problem = await send('moving.checkLinks', { links });
    if (problem !== null) return { problem: { ...problem, link: from + (problem.link ?? 0) } };
    hosts.add(links);
  }
  return hosts;
}
