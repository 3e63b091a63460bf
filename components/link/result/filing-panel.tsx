import { useId, useLayoutEffect, useState } from 'preact/hooks';

import { Filing, type FolderFiling } from '@/components/link/filing/filing';
import { FilingWords, filingStatus } from '@/components/link/filing/filing-words';
import { type ChosenFolders, FolderFields } from '@/components/link/form/folder-fields';
import type { LinkModel } from '@/components/link/model';
import { DoneMark } from '@/components/link/screen';
import type { LinkServices } from '@/components/link/view';
import { addStyles } from '@/components/ui/add-styles';
import { Button } from '@/components/ui/button';
import { useListener } from '@/components/ui/hooks';
import { useModal } from '@/components/ui/modal';
import { RichMessage } from '@/components/ui/rich-message';
import type { LinkRecord } from '@/lib/model/link';
import { t } from '@/lib/texts/translate';

import styles from './filing-panel.css?inline';

addStyles(styles);

interface FilingPanelProps {
  model: LinkModel;
  link: LinkRecord;
  /** Whether the user is choosing where else to file it. */
  adding: boolean;
  onAdded: () => void;
}

/** Where the link is filed or is being filed, and choosing where else. */
export function FilingPanel({ model, link, adding, onAdded }: FilingPanelProps) {
  const filing = filingOf(model, link);
  const { latest } = filing;
  const steps = filing.steps.toSorted(campaignFirst);
  const firstIn = steps.find(({ state }) => state === 'done');
  const [, redraw] = useState(filing.steps);
  useListener(filing.onChange, () => redraw(filing.steps));
  useLayoutEffect(() => filing.start(), [filing]);
  return (
    <>
      {steps.length === 0 ? null : (
        <ul class="filing-lines" aria-label={t('result_folders')}>
          {steps.map((step) => (
            <li
              key={`${step.folder.kind} ${step.folder.id}`}
              class={`filing-line filing-${step.state}`}
            >
              <p class="filing-words">
                {step.state === 'done' ? (
                  <FiledIn step={step} isFirst={step === firstIn} />
                ) : (
                  <FilingWords step={step} class="filing-name" />
                )}
              </p>
              {step.state === 'failed' ? (
                <Button class="button-slim" onClick={() => filing.retry(step.folder)}>
                  {t('common_try_again')}
                </Button>
              ) : null}
            </li>
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

/** Only the campaign says what it is where a channel follows. */
const campaignFirst = ({ folder: a }: FolderFiling, { folder: b }: FolderFiling): number =>
  Number(b.kind === 'campaign') - Number(a.kind === 'campaign');

/** A folder that the link is in: the first one in a few words, each other by its name. */
function FiledIn({ step: { folder }, isFirst }: { step: FolderFiling; isFirst: boolean }) {
  const name = (
    <bdi class="filing-name" title={folder.name}>
      {folder.name}
    </bdi>
  );
  return (
    <>
      {isFirst ? <RichMessage of={`filing_${folder.kind}_in`} values={{ name }} /> : name}
      <DoneMark />
    </>
  );
}

/** There is one for as long as the popup is open, so that nothing is begun twice. */
function filingOf({ filings, services }: LinkModel, link: LinkRecord): Filing {
  const filing = filings.get(link.shortUrl) ?? new Filing(services.send, link);
  filings.set(link.shortUrl, filing);
  return filing;
}

interface AddDialogProps {
  send: LinkServices['send'];
  filing: Filing;
  onClose: () => void;
}

/**
 * Chooses where else a link is filed. Choosing alone does nothing yet: with the keyboard, a list is gone through value by
 * value, and a link cannot be taken out of a channel again.
 */
function AddDialog({ send, filing, onClose }: AddDialogProps) {
  const id = useId();
  const dialog = useModal();
  const [chosen, setChosen] = useState<ChosenFolders>({ campaign: null, channel: null });
  const { campaign } = filing;
  const wanted = [chosen.campaign, chosen.channel].filter((folder) => folder !== null);
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    for (const folder of wanted) filing.add(folder);
    onClose();
  };
  // Its own end is reported only after it has been taken away: another may be open by then.
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
          <Button type="submit" variant="primary" disabled={wanted.length === 0}>
            {t('common_add')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
