import { Undo2 } from 'lucide';

import type { LinkModel } from '@/components/link/model';
import type { Drawn, ResultView } from '@/components/link/view';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { LinkRecord } from '@/lib/model/link';
import { canSwitchLinks } from '@/lib/rules/offered';
import { t } from '@/lib/texts/translate';

import { isGone } from './headline';

/** Switches the link that is shown off, or on again. */
export const toggleLink = (model: LinkModel, { status }: LinkRecord): void =>
  void import('@/components/link/actions/switch-link').then(async ({ switchShownLink }) =>
    switchShownLink(model, status === 'disabled' ? 'active' : 'disabled'),
  );

/**
 * Takes a link back that was just made, or disables one of another day, and brings it back where that can be; in the place of one that
 * was deleted comes another. Draws nothing where nothing of it can be done.
 */
export function UndoButton({
  model,
  view,
  createAnother,
}: Drawn<ResultView> & { createAnother: () => void }) {
  const { link, busy } = view;
  const isDeleted = isGone(link);
  if (!canSwitch(model, view)) return null;
  const text = link.status === 'disabled' ? 'common_enable' : 'common_disable';
  return (
    <Button
      variant="ghost"
      busy={busy}
      onClick={(event) => {
        // The second half of a double click was meant for a button that stood here before.
        if (event.detail > 1) return;
        // It keeps the place and the focus of the button that deleted the link.
        if (isDeleted) createAnother();
        else toggleLink(model, link);
      }}
    >
      {isDeleted ? (
        t('result_create_another')
      ) : isUndoOffered(model, view) ? (
        <>
          <Icon of={Undo2} isDirectional />
          {t('common_undo')}
        </>
      ) : (
        t(text)
      )}
    </Button>
  );
}

/** Whether a link works that was just made here, and can be taken back. */
export const isUndoOffered = (model: LinkModel, view: ResultView): boolean =>
  view.how !== 'existing' &&
  view.link.status === 'active' &&
  !isGone(view.link) &&
  canSwitch(model, view);

/**
 * Where links can only be deleted, only what was just made here is taken back. A link that may be another user's is not disabled in
 * passing; the list of links has a button for it.
 */
function canSwitch({ state }: LinkModel, { link, how, isDead }: ResultView): boolean {
  if (!canSwitchLinks(state.connection)) return how !== 'existing' && link.origin === 'own';
  const mayBeOurs = link.origin !== 'uncertain' && link.elsewhere !== true;
  return !(isDead && isGone(link)) && (link.status === 'disabled' || mayBeOurs);
}
