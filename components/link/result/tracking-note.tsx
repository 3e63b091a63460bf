import { makeLinkWithTracking } from '@/components/link/actions/make-variant';
import type { Drawn, ResultView } from '@/components/link/view';
import { Button } from '@/components/ui/button';
import { removedTracking } from '@/lib/rules/url/removed-tracking';
import { factsText } from '@/lib/texts/format';
import { t } from '@/lib/texts/translate';

/** What the link leaves out of the address, and the way to have it back; or the link that was made without it. */
export function TrackingNote({ model, view: { full, besides } }: Drawn<ResultView>) {
  const removed = full === null ? [] : removedTracking(full, model.state.preferences.tracking);
  const isRemoved = removed.length > 0;
  const text = isRemoved
    ? t('job_removed_tracking', { names: factsText(removed) })
    : t('result_tracking_besides', { link: besides ?? '' });
  return (
    <>
      <p class="tracking-words" title={text}>
        {text}
      </p>
      {isRemoved ? (
        <Button
          variant="ghost"
          class="button-slim"
          onClick={() => void makeLinkWithTracking(model)}
        >
          {t('result_tracking_keep')}
        </Button>
      ) : null}
    </>
  );
}
