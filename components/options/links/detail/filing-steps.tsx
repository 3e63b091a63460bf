import type { Filing, Step } from '@/components/filing/filing';
import { stepText } from '@/components/filing/step-text';
import { Button } from '@/components/ui/button';
import { useSecondsLeft } from '@/components/ui/use-seconds-left';
import { kindNames } from '@/lib/texts/kind-names';

interface FilingStepsProps {
  filing: Filing;
  /** Whether it can be tried again. */
  mayRetry: boolean;
}

/** Where a link is filed or was meant to be, and how far that has come. */
export function FilingSteps({ filing, mayRetry }: FilingStepsProps) {
  const { steps } = filing;
  if (steps.length === 0) return <p class="screen-lead">It is in none yet.</p>;
  return (
    <ul class="filing-steps">
      {steps.map((step) => {
        const { kind, id, name } = step.folder;
        const { before, after } = wordsOf(step);
        return (
          <li key={`${kind} ${id}`} class={`filing-step filing-step-${step.state}`}>
            <p>
              <span role="status">
                {before}
                <bdi>{name}</bdi>
                {after}
              </span>
              {step.until === null ? null : <Seconds until={step.until} />}
            </p>
            {mayRetry && isUndone(step) ? (
              <Button class="button-small" onClick={() => tryAgain(filing, step)}>
                Try again
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** It was cut off, or wanted when it could not be done. */
const isLeftOver = ({ state, isNew }: Step): boolean => state === 'wanted' && !isNew;

const isUndone = (step: Step): boolean => step.state === 'failed' || isLeftOver(step);

const wordsOf = (step: Step) =>
  isLeftOver(step)
    ? { before: `${kindNames[step.folder.kind]} `, after: ': not added yet' }
    : stepText(step);

function tryAgain(filing: Filing, step: Step): void {
  if (step.state === 'failed') filing.retry(step.folder);
  else filing.start();
}

function Seconds({ until }: { until: number }) {
  return <span aria-hidden="true"> {useSecondsLeft(until)} s</span>;
}
