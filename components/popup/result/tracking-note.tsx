import { makeLinkWithTracking } from '@/components/popup/actions/make-variant';
import type { PopupModel } from '@/components/popup/model';
import type { ResultView } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import { removedTracking } from '@/lib/rules/url/removed-tracking';
import { factsText } from '@/lib/texts/format';
import { t } from '@/lib/texts/translate';

interface TrackingNoteProps {
  model: PopupModel;
  view: Pick<ResultView, 'full' | 'besides'>;
}

/** What the link leaves out of the address, and the way to have it back; or the link that was made without it. */
export function TrackingNote({ model, view: { full, besides } }: TrackingNoteProps) {
  const removed = full === null ? [] : removedTracking(full, model.state.preferences.tracking);
  const words =
    removed.length > 0
      ? t('job_removed_tracking', { names: factsText(removed) })
      : t('result_tracking_besides', { link: besides ?? '' });
  return (
    <>
      <p class="tracking-words" title={words}>
        {words}
      </p>
      {removed.length === 0 ? null : (
        <Button
          variant="ghost"
          class="tracking-keep"
          onClick={() => void makeLinkWithTracking(model)}
        >
          {t('result_tracking_keep')}
        </Button>
      )}
    </>
  );
}
