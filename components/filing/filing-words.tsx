import { RichMessage } from '@/components/ui/rich-message';
import { useSecondsLeft } from '@/components/ui/wait-line';
import { inOneSentence } from '@/lib/texts/errors';

import { type FolderFiling, filingMessage, isKnownFailure } from './filing';

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
