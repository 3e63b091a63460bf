import { CircleAlert, FolderPlus } from 'lucide';
import { useLayoutEffect, useState } from 'preact/hooks';

import { Filing, type FolderFiling } from '@/components/link/filing/filing';
import { FilingWords, filingStatus } from '@/components/link/filing/filing-words';
import { FolderPicker } from '@/components/link/filing/folder-picker';
import { FolderPicture } from '@/components/options/links/list/link-facts';
import { truncated } from '@/components/resource/place';
import { Button } from '@/components/ui/button';
import { useConnection } from '@/components/ui/connection';
import { Icon } from '@/components/ui/icon';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import type { ConnectionView } from '@/lib/model/connection';
import type { FilingStep, Folder, LinkRecord } from '@/lib/model/link';
import { mayBeOffered } from '@/lib/rules/offered';
import { t } from '@/lib/texts/translate';

interface LinkFilingProps {
  link: LinkRecord;
  /** It is filed like this now. */
  onFiled: OnFiled;
}

/** The campaign and channels that a link is in, and the ways into others. */
export function LinkFiling({ link, onFiled }: LinkFilingProps) {
  const loaded = useConnection();
  const filing = useFilingSteps(link, onFiled);
  const [adding, setAdding] = useState<Folder['kind'] | null>(null);
  const reason = loaded.state === 'ready' ? filingObstacle(link, loaded.value) : null;
  return (
    <section class="card" aria-labelledby="link-filing-title">
      <h2 id="link-filing-title">{t('link_filing_title')}</h2>
      <FilingSteps filing={filing} mayRetry={loaded.state === 'ready' && reason === null} />
      {loaded.state !== 'ready' ? null : reason === null ? (
        <div class="section-actions">
          {kinds.map((kind) => (
            <Button
              key={kind}
              class="button-small"
              pressed={adding === kind}
              onClick={() => setAdding(adding === kind ? null : kind)}
            >
              <Icon of={FolderPlus} />
              {t(
                kind === 'campaign' && filing.campaign !== undefined
                  ? 'link_filing_move'
                  : `link_filing_add_${kind}`,
              )}
            </Button>
          ))}
        </div>
      ) : (
        <p class="screen-lead">{t(`link_filing_${reason}`)}</p>
      )}
      {adding === null || reason !== null ? null : (
        <FolderChoice key={adding} kind={adding} filing={filing} />
      )}
    </section>
  );
}

const kinds = ['campaign', 'channel'] as const;

interface FilingStepsProps {
  filing: Filing;
  /** Whether it can be tried again. */
  mayRetry: boolean;
}

/** Where a link is filed or was meant to be, and how far that has come. */
function FilingSteps({ filing, mayRetry }: FilingStepsProps) {
  const { steps } = filing;
  if (steps.length === 0) return <p class="screen-lead">{t('link_filing_none')}</p>;
  return (
    <ul class="filing-steps">
      {steps.map((step) => {
        const { kind, id } = step.folder;
        return (
          <li key={`${kind} ${id}`} class={`filing-step filing-step-${step.state}`}>
            <p>
              {step.state === 'failed' ? (
                <Icon of={CircleAlert} />
              ) : (
                <FolderPicture kind={kind} id={id} />
              )}
              <span>
                <StepWords step={step} />
              </span>
            </p>
            {mayRetry && isUndone(step) ? (
              <Button class="button-small" onClick={() => retryFiling(filing, step)}>
                {t('common_try_again')}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** It was cut off, or wanted when it could not be done. */
const isLeftOver = ({ state, isNew }: FolderFiling): boolean => state === 'wanted' && !isNew;

const isUndone = (step: FolderFiling): boolean => step.state === 'failed' || isLeftOver(step);

/** How far it has come. A wait is read out once, and not with every second. */
function StepWords({ step }: { step: FolderFiling }) {
  const { kind, name } = step.folder;
  const isCounting = step.until !== null;
  return (
    <>
      <span role="status" class={isCounting ? 'unseen' : ''}>
        {isLeftOver(step) ? (
          <RichMessage
            of={`link_filing_${kind}_left`}
            values={{ name: <bdi class="filing-name">{name}</bdi> }}
          />
        ) : isCounting ? (
          filingStatus(step)
        ) : (
          <FilingWords step={step} class="filing-name" />
        )}
      </span>
      {isCounting ? (
        <span aria-hidden="true">
          <FilingWords step={step} class="filing-name" />
        </span>
      ) : null}
    </>
  );
}

function retryFiling(filing: Filing, step: FolderFiling): void {
  if (step.state === 'failed') filing.retry(step.folder);
  else filing.start();
}

interface FolderChoiceProps {
  kind: Folder['kind'];
  filing: Filing;
}

/** A choice of the campaigns or channels that the link is not in, and adding it to one of them. */
function FolderChoice({ kind, filing }: FolderChoiceProps) {
  const { campaign, steps } = filing;
  const isIn = ({ id }: Folder): boolean =>
    steps.some(({ folder, state }) => state === 'done' && folder.kind === kind && folder.id === id);
  return (
    <FolderPicker
      kind={kind}
      isOffered={(folder) => !isIn(folder)}
      hint={
        kind === 'campaign' && campaign !== undefined
          ? t('filing_moves', { name: truncated(campaign.name) })
          : undefined
      }
      onAdd={(folder) => filing.add(folder)}
    />
  );
}

type OnFiled = (filing: FilingStep[]) => void;

/** The filing of a link, which is drawn again at every step. Nothing begins by itself. */
function useFilingSteps(link: LinkRecord, onFiled: OnFiled): Filing {
  const { send } = useServices();
  const begin = () => ({ id: link.id, filing: new Filing(send, link) });
  const [{ id, filing }, setBegun] = useState(begin);
  const [, setSteps] = useState(filing.steps);
  // It goes on after the page was left, and its end is to be known then, too.
  useLayoutEffect(() => {
    filing.onChange(() => {
      setSteps(filing.steps);
      if (filing.latest?.state !== 'busy') onFiled(endedSteps(filing));
    });
  }, [filing, onFiled]);
  // Later reports on the link win over what was known when the page was opened.
  useLayoutEffect(() => {
    const isBusy = filing.steps.some(({ state }) => state === 'busy');
    if (isBusy || (id === link.id && isSameFiling(endedSteps(filing), link.filing))) return;
    setBegun(begin());
  }, [link]);
  return filing;
}

const endedSteps = ({ steps }: Filing): FilingStep[] =>
  steps.flatMap(({ folder, state }) => (state === 'busy' ? [] : [{ ...folder, state }]));

/** Whether both say the same, in whatever order. */
const isSameFiling = (a: readonly FilingStep[], b: readonly FilingStep[]): boolean =>
  spellSteps(a) === spellSteps(b);

const spellSteps = (steps: readonly FilingStep[]): string =>
  JSON.stringify(steps.map(({ kind, id, state }) => [kind, id, state].join(' ')).toSorted());

/** Why a link cannot be filed; null when it can, as far as is known. */
function filingObstacle(
  { id }: Pick<LinkRecord, 'id'>,
  connection: ConnectionView | null,
): 'absent' | 'forbidden' | 'no_id' | null {
  if (connection?.apis.account === 'absent') return 'absent';
  if (!mayBeOffered(connection?.apis.account)) return 'forbidden';
  return id === null ? 'no_id' : null;
}
