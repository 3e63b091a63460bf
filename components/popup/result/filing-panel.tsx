import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { Filing, type FolderFiling } from '@/components/filing/filing';
import { FilingWords, filingStatus } from '@/components/filing/filing-words';
import { type ChosenFolders, FolderFields } from '@/components/popup/form/folder-fields';
import type { PopupModel } from '@/components/popup/model';
import { DoneMark } from '@/components/popup/screen';
import type { PopupServices } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import { useListener } from '@/components/ui/hooks';
import { RichMessage } from '@/components/ui/rich-message';
import type { LinkRecord } from '@/lib/model/link';
import { t } from '@/lib/texts/translate';

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
        <ul class="filing-lines" aria-label={t('result_folders')}>
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
        {latest === null ? '' : filingStatus(latest)}
      </p>
    </>
  );
}

interface FilingLineProps {
  step: FolderFiling;
  retry: () => void;
}

/** One folder, and how far the filing into it has come. */
function FilingLine({ step, retry }: FilingLineProps) {
  return (
    <li class={`filing-line filing-${step.state}`}>
      <p class="filing-words">
        {step.state === 'done' ? <DoneMark /> : null}
        <FilingWords step={step} class="filing-name" />
      </p>
      {step.state === 'failed' ? (
        <Button class="filing-retry" onClick={retry}>
          {t('common_try_again')}
        </Button>
      ) : null}
    </li>
  );
}

interface AddDialogProps {
  send: PopupServices['send'];
  filing: Filing;
  onClose: () => void;
}

/**
 * Chooses where else a link is filed. Choosing alone does nothing yet: with the keyboard, a list is gone through value by
 * value, and a link cannot be taken out of a channel again.
 */
function AddDialog({ send, filing, onClose }: AddDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<ChosenFolders>({ campaign: null, channel: null });
  const { campaign } = filing;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed rather than just taken away, so that the focus goes back to where it was.
    return () => element?.close();
  }, []);

  const add = (event: SubmitEvent) => {
    event.preventDefault();
    for (const folder of [chosen.campaign, chosen.channel]) {
      if (folder !== null) filing.add(folder);
    }
    onClose();
  };
  // Its own end is told only after it has been taken away: another may be open by then.
  const closed = () => (dialog.current === null ? undefined : onClose());
  return (
    <dialog ref={dialog} class="sheet" aria-labelledby={id} onClose={closed}>
      <form class="sheet-form" onSubmit={add}>
        <h2 id={id} class="headline">
          {t('result_add')}
        </h2>
        <FolderFields
          send={send}
          chosen={chosen}
          choose={(kind, folder) => setChosen({ ...chosen, [kind]: folder })}
          taken={filing.steps.filter(({ state }) => state === 'done').map(({ folder }) => folder)}
          note={
            chosen.campaign !== null && campaign !== undefined ? (
              <RichMessage of="filing_moves" values={{ name: <bdi>{campaign.name}</bdi> }} />
            ) : undefined
          }
        />
        <div class="sheet-actions">
          <Button onClick={onClose}>{t('common_cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={chosen.campaign === null && chosen.channel === null}
          >
            {t('common_add')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** Files the link that is shown into what it is wanted in, and draws again at every step. */
function useFiling(model: PopupModel, link: LinkRecord): Filing {
  const filing = filingOf(model, link);
  const [, setSteps] = useState(filing.steps);
  useListener(filing.onChange, () => setSteps(filing.steps));
  useLayoutEffect(() => filing.start(), [filing]);
  return filing;
}

/** The filing of a link. There is one for as long as the popup is open, so that nothing is begun twice. */
function filingOf(model: PopupModel, link: LinkRecord): Filing {
  const known = model.filings.get(link.shortUrl);
  if (known !== undefined) return known;
  const filing = new Filing(model.services.send, link);
  model.filings.set(link.shortUrl, filing);
  return filing;
}
