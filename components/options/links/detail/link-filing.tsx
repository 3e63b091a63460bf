import { useCallback, useState } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Folder } from '@/lib/model/filing';
import type { LinkRecord } from '@/lib/model/link';

import { FilingSteps } from './filing-steps';
import { FolderChoice } from './folder-choice';
import { useFilingSteps } from './use-filing-steps';
import { whyNoFiling } from './why-no-filing';

interface LinkFilingProps {
  link: LinkRecord;
  services: Services;
}

/** The campaign and channels that a link is in, and the ways into others. */
export function LinkFiling({ link, services }: LinkFilingProps) {
  const { send, account } = services;
  const load = useCallback(
    async () =>
      Promise.all([
        send('connection.get', undefined),
        send('link.numbering', undefined).catch(() => 'unknown' as const),
      ]),
    [send],
  );
  const loaded = useLoaded(load);
  const filing = useFilingSteps(send, link);
  const [adding, setAdding] = useState<Folder['kind'] | null>(null);
  const reason = loaded.state === 'ready' ? whyNoFiling(link, ...loaded.value) : null;
  return (
    <section class="section" aria-labelledby="link-filing-title">
      <h2 id="link-filing-title">Campaign and channels</h2>
      <FilingSteps filing={filing} mayRetry={loaded.state === 'ready' && reason === null} />
      {loaded.state !== 'ready' ? null : reason === null ? (
        <div class="section-actions">
          {kinds.map((kind) => (
            <Button
              key={kind}
              pressed={adding === kind}
              onClick={() => setAdding(adding === kind ? null : kind)}
            >
              Add to {kind}
            </Button>
          ))}
        </div>
      ) : (
        <p class="screen-lead">{reason}</p>
      )}
      {adding === null || reason !== null ? null : (
        <FolderChoice key={adding} kind={adding} account={account} filing={filing} />
      )}
    </section>
  );
}

const kinds = ['campaign', 'channel'] as const;
