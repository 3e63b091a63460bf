import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';

import { shortName } from '@/components/options/links/link-text';
import { Button } from '@/components/ui/button';
import { useModal } from '@/components/ui/modal';
import { Notice } from '@/components/ui/notice';
import { WaitLine } from '@/components/ui/wait-line';
import type { LinkRecord } from '@/lib/model/link';
import { inOneSentence } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { type FailedTask, type LinkTask, useEachLink } from './use-each-link';

import './many.css';

interface EachDialogProps {
  title: ComponentChildren;
  /** The words of the button that begins. */
  action: string;
  isLoss?: boolean;
  tasks: readonly LinkTask[];
  children: ComponentChildren;
  /** @param done the links with which it was done, in their order; none where it was called off before */
  onClose: (done: readonly LinkRecord[]) => void;
}

/** Asks, does something with one link after the other, and stays where some of it failed, with the reason of each. */
export function EachDialog({ title, action, isLoss, tasks, children, onClose }: EachDialogProps) {
  const id = useId();
  const dialog = useModal();
  const isClosed = useRef(false);
  const { done, progress, request, failed } = useEachLink();
  const { isPending, waitUntil } = request;
  const tasksLeft = failed.length === 0 ? tasks : failed;
  const close = () => {
    // Browsers report an end that was asked for here, and that of a dialog which was taken away.
    if (isClosed.current || dialog.current === null) return;
    isClosed.current = true;
    request.abandon();
    onClose(done);
  };
  const begin = async () => {
    const left = await request.run(tasksLeft);
    if (left?.length === 0) close();
  };
  return (
    <dialog ref={dialog} class="confirm each" aria-labelledby={id} onClose={close}>
      <h2 id={id}>{title}</h2>
      {failed.length > 0 ? (
        <Failures failed={failed} />
      ) : (
        <div class="each-body" inert={isPending}>
          {children}
        </div>
      )}
      <p class="screen-lead" role="status">
        {isPending ? t('links_export_progress', progress) : ''}
      </p>
      {waitUntil === null ? null : <WaitLine until={waitUntil} />}
      <div class="confirm-actions">
        <Button onClick={close}>
          {t(isPending ? 'common_stop' : failed.length > 0 ? 'common_done' : 'common_cancel')}
        </Button>
        <Button
          variant={isLoss ? 'destructive' : 'primary'}
          busy={isPending}
          disabled={tasksLeft.length === 0}
          onClick={() => void begin()}
        >
          {failed.length > 0 ? t('common_try_again') : action}
        </Button>
      </div>
    </dialog>
  );
}

const Failures = ({ failed }: { failed: readonly FailedTask[] }) => (
  <Notice tone="error" title={t('common_failed')}>
    <dl class="each-failures">
      {failed.map(({ link, error }, at) => (
        <div key={`${link.shortUrl} ${at}`}>
          <dt dir="ltr">{shortName(link)}</dt>
          <dd>{inOneSentence(error)}</dd>
        </div>
      ))}
    </dl>
  </Notice>
);
