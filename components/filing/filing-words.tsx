import { RichMessage } from '@/components/ui/rich-message';
import { useSecondsLeft } from '@/components/ui/wait-line';
import { type ErrorReport, mayBeDone } from '@/lib/model/errors';
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
  const { folder, state, until, error } = step;
  const name = (
    <bdi class={nameClass} title={folder.name}>
      {folder.name}
    </bdi>
  );
  if (until !== null) {
    const seconds = <SecondsLeft until={until} />;
    return <RichMessage of={`filing_${folder.kind}_waiting`} values={{ name, seconds }} />;
  }
  return state === 'failed' && isKnownFailure(error) ? (
    <RichMessage
      of={`filing_${folder.kind}_failed`}
      values={{ name, reason: inOneSentence(error) }}
    />
  ) : (
    <RichMessage of={filingMessage(step)} values={{ name }} />
  );
}

function SecondsLeft({ until }: { until: number }) {
  return <>{useSecondsLeft(until)}</>;
}

/**
 * How far the filing into a folder has come, for a screen reader. How long it has to wait is not part of it, as it would be read out
 * every second.
 */
export function filingStatus(step: FolderFiling): string {
  const { kind, name } = step.folder;
  if (step.until !== null) return t(`filing_${kind}_waiting_spoken`, { name });
  return step.state === 'failed' && isKnownFailure(step.error)
    ? t(`filing_${kind}_failed`, { name, reason: inOneSentence(step.error) })
    : t(filingMessage(step), { name });
}

/** What says how far the filing into a folder has come, where there is neither a wait nor a known reason for a failure. */
function filingMessage({ folder: { kind }, state, isNew, error }: FolderFiling) {
  if (state === 'done')
    return isNew ? (`filing_${kind}_added` as const) : (`filing_${kind}_in` as const);
  if (state !== 'failed') return `filing_${kind}_adding` as const;
  return error === null
    ? (`filing_${kind}_not_added` as const)
    : (`filing_${kind}_uncertain` as const);
}

/** Whether it is known why a step failed, and that it did. */
const isKnownFailure = (error: ErrorReport | null): error is ErrorReport =>
  error !== null && !mayBeDone(error);
