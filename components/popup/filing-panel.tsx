import { useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import type { LinkRecord } from '@/lib/contract/link';

import { isAccountOffered } from './account-offered';
import { AddDialog } from './add-dialog';
import type { Step } from './filing';
import { FilingLine } from './filing-line';
import type { PopupModel } from './popup-model';
import { stepText } from './step-text';
import { useFiling } from './use-filing';

interface FilingPanelProps {
  model: PopupModel;
  link: LinkRecord;
}

/** Where the link is filed or is being filed, and the way to file it elsewhere. */
export function FilingPanel({ model, link }: FilingPanelProps) {
  const filing = useFiling(model, link);
  const [adding, setAdding] = useState(false);
  const { steps, latest } = filing;
  return (
    <>
      {steps.length === 0 ? null : (
        <ul class="filing-lines" aria-label="Campaigns and channels">
          {steps.map((step) => (
            <FilingLine
              key={`${step.folder.kind} ${step.folder.id}`}
              step={step}
              retry={() => filing.retry(step.folder)}
            />
          ))}
        </ul>
      )}
      {link.id === null || !isAccountOffered(model.state) ? null : (
        <Button variant="quiet" class="filing-add" onClick={() => setAdding(true)}>
          Add to campaign / channel
        </Button>
      )}
      {adding ? (
        <AddDialog send={model.services.send} filing={filing} onClose={() => setAdding(false)} />
      ) : null}
      <p class="unseen" role="status">
        {latest === null ? '' : sentence(latest)}
      </p>
    </>
  );
}

function sentence(step: Step): string {
  const { before, after } = stepText(step);
  return step.until === null
    ? `${before}${step.folder.name}${after}`
    : `${before}${step.folder.name}: waiting for the service`;
}
