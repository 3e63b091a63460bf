import { RichMessage } from '@/components/ui/rich-message';
import { useSecondsLeft } from '@/components/ui/wait-line';
import { mayBeDone } from '@/lib/model/errors';
import { inOneSentence } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import type { FolderFiling } from './filing';

interface FilingWordsProps {
  step: FolderFiling;
  /** What the name of the folder is marked with. */
  class?: string;
}

/** How far the filing into a folder has come, with its name marked. */
export function FilingWords({ step, class: nameClass }: FilingWordsProps) {
  const { kind, name: text } = step.folder;
  const reason = reasonOf(step);
  const name = (
    <bdi class={nameClass} title={text}>
      {text}
    </bdi>
  );
  if (step.until !== null) {
    const seconds = <SecondsLeft until={step.until} />;
    return <RichMessage of={`filing_${kind}_waiting`} values={{ name, seconds }} />;
  }
  return reason === null ? (
    <RichMessage of={filingMessage(step)} values={{ name }} />
  ) : (
    <RichMessage of={`filing_${kind}_failed`} values={{ name, reason }} />
  );
}

const SecondsLeft = ({ until }: { until: number }) => <>{useSecondsLeft(until)}</>;

/** The same for a screen reader, without how long it has to wait, which would be read out every second. */
export function filingStatus(step: FolderFiling): string {
  const { kind, name } = step.folder;
  const reason = reasonOf(step);
  if (step.until !== null) return t(`filing_${kind}_waiting_spoken`, { name });
  return reason === null
    ? t(filingMessage(step), { name })
    : t(`filing_${kind}_failed`, { name, reason });
}

/** Where there is neither a wait nor a known reason for a failure. */
function filingMessage({ folder: { kind }, state, isNew, error }: FolderFiling) {
  if (state === 'done') return `filing_${kind}_${isNew ? 'added' : 'in'}` as const;
  if (state !== 'failed') return `filing_${kind}_adding` as const;
  return `filing_${kind}_${error === null ? 'not_added' : 'uncertain'}` as const;
}

/** Why a step failed; null where it did not, or where that is unknown. */
const reasonOf = ({ state, error }: FolderFiling): string | null =>
  state === 'failed' && error !== null && !mayBeDone(error) ? inOneSentence(error) : null;
