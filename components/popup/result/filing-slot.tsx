import { useState } from 'preact/hooks';

import { isAccountOffered } from '@/components/popup/actions/account-offered';
import { FilingPart } from '@/components/popup/lazy-parts';
import type { PopupModel } from '@/components/popup/popup-model';
import { Button } from '@/components/ui/button';
import type { LinkRecord } from '@/lib/model/link';

interface FilingSlotProps {
  model: PopupModel;
  link: LinkRecord;
}

/** Where the link is filed, and the way to file it elsewhere. What filing takes is read from disk once there is some. */
export function FilingSlot({ model, link }: FilingSlotProps) {
  const [adding, setAdding] = useState(false);
  const isFiled = link.filing.length > 0 || model.filings.has(link.shortUrl);
  return (
    <div class="filing">
      {link.id === null || !isAccountOffered(model.state) ? null : (
        <Button variant="quiet" class="filing-add" onClick={() => setAdding(true)}>
          Add to campaign / channel
        </Button>
      )}
      {/* Below the button, which stays where it is. */}
      {adding || isFiled ? (
        <FilingPart model={model} link={link} adding={adding} onAdded={() => setAdding(false)} />
      ) : null}
    </div>
  );
}
