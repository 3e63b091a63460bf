import { RetryActions } from '@/components/options/links/retry-actions';
import { Notice } from '@/components/ui/notice';
import type { ErrorReport } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';

interface NotLoadedProps {
  error: ErrorReport;
  /** Links of an earlier answer are still in sight. */
  hasOlder: boolean;
  onRetry: () => void;
}

/** Why the links did not come, and what to do. Where there is a list, it stays in sight over its end and moves nothing. */
export function NotLoaded({ error, hasOlder, onRetry }: NotLoadedProps) {
  const { sentence, remedy } = errorText(error);
  const older = hasOlder ? ' What you see was there before.' : '';
  return (
    <div class={hasOlder ? 'links-failure' : ''}>
      <Notice
        tone="error"
        title={`Curtail could not load your links.${older}`}
        actions={<RetryActions remedy={remedy} onRetry={onRetry} />}
      >
        {sentence}
      </Notice>
    </div>
  );
}
