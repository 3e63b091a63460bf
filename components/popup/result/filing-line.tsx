import type { Step } from '@/components/filing/filing';
import { stepText } from '@/components/filing/step-text';
import { Tick } from '@/components/popup/tick';
import { Button } from '@/components/ui/button';
import { useSecondsLeft } from '@/components/ui/use-seconds-left';

interface FilingLineProps {
  step: Step;
  retry: () => void;
}

/** One folder, and how far the filing into it has come. */
export function FilingLine({ step, retry }: FilingLineProps) {
  const { folder, state, until } = step;
  const { before, after } = stepText(step);
  return (
    <li class={`filing-line filing-${state}`}>
      <p class="filing-words">
        {state === 'done' ? <Tick /> : null}
        {before}
        <bdi class="filing-name" title={folder.name}>
          {folder.name}
        </bdi>
        {after}
        {until === null ? null : <Seconds until={until} />}
      </p>
      {state === 'failed' ? (
        <Button class="filing-retry" onClick={retry}>
          Retry
        </Button>
      ) : null}
    </li>
  );
}

function Seconds({ until }: { until: number }) {
  return <> {useSecondsLeft(until)} s</>;
}
