import type { Step } from '@/components/filing/filing';
import { stepText } from '@/components/filing/step-text';
import type { PopupModel } from '@/components/popup/popup-model';
import type { LinkRecord } from '@/lib/model/link';

import { AddDialog } from './add-dialog';
import { FilingLine } from './filing-line';
import { useFiling } from './use-filing';

interface FilingPanelProps {
  model: PopupModel;
  link: LinkRecord;
  /** Somebody chooses where else to file it. */
  adding: boolean;
  onAdded: () => void;
}

/** Where the link is filed or is being filed, and choosing where else. */
export function FilingPanel({ model, link, adding, onAdded }: FilingPanelProps) {
  const filing = useFiling(model, link);
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
      {adding ? <AddDialog send={model.services.send} filing={filing} onClose={onAdded} /> : null}
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
