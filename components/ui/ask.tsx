import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

import type { ErrorReport } from '@/lib/model/errors';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import { Button } from './button';
import { ChangeStatus } from './failure';
import { useModal } from './modal';
import { type RequestTools, useRequest } from './use-request';

import './screen.css';

/** What is asked before something is lost. */
interface Question {
  title: ComponentChildren;
  /** What will be done, named. */
  content: ComponentChildren;
  /** The words of the button that does it. */
  action: string;
  /** Does it; where it fails, the dialog stays and says why. */
  run: (tools: RequestTools) => Promise<unknown>;
  /** It was done, and the dialog is closed. */
  onDone?: () => void;
  /** What was not done, as in “Couldn’t delete the domain.”. */
  failedTitle?: string;
  /** What to say where the API key or plan does not include what the service was asked for. */
  notInPlan?: PlainMessageKey;
  /** The dialog was closed after a failure. */
  onGivenUp?: (error: ErrorReport) => void;
}

/** Asks before something is lost. @returns `ask`, and the `dialog` to be drawn: null while nothing is asked */
export function useAsk() {
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const dialog = question === null ? null : <ConfirmDialog {...question} onClose={close} />;
  return { ask: (asked: Question) => setQuestion(asked), dialog };
}

/** Open for as long as it is drawn; Escape and Cancel close it, unless it is being done. */
function ConfirmDialog(props: Question & { onClose: () => void }) {
  const { title, content, action, run, failedTitle, notInPlan, onDone, onGivenUp, onClose } = props;
  const id = useId();
  const dialog = useModal();
  const request = useRequest(async (tools) => {
    await run(tools);
    onClose();
    onDone?.();
  });
  // Nothing was sent while it waits for the rate limit.
  const mayClose = request.state.state !== 'pending';
  const close = () => {
    if (request.error !== null) onGivenUp?.(request.error);
    onClose();
  };
  const cancel = (event: Event) => {
    event.preventDefault();
    if (mayClose) close();
  };
  /** Browsers close a dialog unasked, such as at a second Escape. */
  const closed = () => {
    // Its own end is reported only after it has been taken away.
    if (dialog.current === null) return;
    if (mayClose) close();
    else dialog.current.showModal();
  };
  return (
    <dialog ref={dialog} class="confirm" aria-labelledby={id} onCancel={cancel} onClose={closed}>
      <h2 id={id}>{title}</h2>
      {content}
      <ChangeStatus
        change={request.state}
        failedTitle={failedTitle ?? t('common_failed')}
        notInPlan={notInPlan}
      />
      <div class="confirm-actions">
        <Button onClick={close} disabled={!mayClose}>
          {t('common_cancel')}
        </Button>
        <Button variant="destructive" busy={request.isPending} onClick={() => void request.run()}>
          {action}
        </Button>
      </div>
    </dialog>
  );
}
