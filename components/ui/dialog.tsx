import type { ComponentChildren, RefObject } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { Button } from './button';
import { Notice } from './notice';
import { useRequest } from './use-request';

import './screen.css';

/** A ref whose dialog is open for as long as it is drawn. */
export function useModal(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed rather than just taken away, so that the focus goes back to where it was.
    return () => element?.close();
  }, []);
  return dialog;
}

interface ConfirmDialogProps {
  title: ComponentChildren;
  /** What will be done, named. */
  children: ComponentChildren;
  /** The words of the button that does it. */
  confirm: string;
  /** Whether it is being done, where the one who asks knows better than the promise. */
  busy?: boolean;
  /** Whether it can be closed now; unless told, when nothing is being done. */
  mayClose?: boolean;
  /** Does it; when it fails, the dialog stays and says why. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is lost. It is open for as long as it is drawn; Escape and Cancel close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, onConfirm, onClose } = props;
  const id = useId();
  const dialog = useModal();
  const { isPending, error, run } = useRequest(onConfirm);

  const busy = props.busy ?? isPending;
  const mayClose = props.mayClose ?? !busy;
  const cancel = (event: Event) => {
    event.preventDefault();
    if (mayClose) onClose();
  };

  /** Browsers close a dialog unasked, such as at a second Escape. */
  const closed = () => {
    // Its own end is told only after it has been taken away.
    if (dialog.current === null) return;
    if (mayClose) onClose();
    else dialog.current.showModal();
  };

  return (
    <dialog ref={dialog} class="confirm" aria-labelledby={id} onCancel={cancel} onClose={closed}>
      <h2 id={id}>{title}</h2>
      {children}
      {error === null ? null : (
        <Notice tone="error" title={t('common_failed')}>
          {errorText(error).sentence}
        </Notice>
      )}
      <div class="confirm-actions">
        <Button onClick={onClose} disabled={!mayClose}>
          {t('common_cancel')}
        </Button>
        <Button variant="destructive" busy={busy} onClick={() => void run()}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
