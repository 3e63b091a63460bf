import { Undo2 } from 'lucide';

import type { PopupModel } from '@/components/popup/model';
import type { ResultView } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ConnectionView } from '@/lib/model/connection';
import type { LinkRecord } from '@/lib/model/link';
import { canSwitchLinks } from '@/lib/rules/offered';
import { t } from '@/lib/texts/translate';

import { isGone } from './headline';

/** Switches the link that is shown off, or on again. */
export const toggleLink = (model: PopupModel, { link }: ResultView): void =>
  void import('@/components/popup/actions/switch-link').then(async ({ switchShownLink }) =>
    switchShownLink(model, link.status === 'disabled' ? 'active' : 'disabled'),
  );

interface UndoButtonProps {
  model: PopupModel;
  view: ResultView;
  /** Makes another link of the same page. */
  createAnother: () => void;
}

/**
 * Takes a link back that was just made, or disables one of another day, and brings it back where that can be; in the place of one that
 * was deleted comes another. Draws nothing where nothing of it can be done.
 */
export function UndoButton({ model, view, createAnother }: UndoButtonProps) {
  if (!canSwitch(view, model.state.connection)) return null;
  // It keeps the place and the focus of the button that deleted the link.
  const press = isGone(view.link) ? createAnother : () => toggleLink(model, view);
  return (
    // The second half of a double click was meant for a button that stood here before.
    <Button
      variant="ghost"
      busy={view.busy}
      onClick={(event) => (event.detail > 1 ? undefined : press())}
    >
      <UndoLabel view={view} />
    </Button>
  );
}

/**
 * What is not there can be neither switched off nor on. Where links can only be deleted, what was just made here is taken back, and
 * nothing else.
 */
const canSwitch = (
  { link, how, isDead }: ResultView,
  connection: ConnectionView | null,
): boolean => {
  if (!canSwitchLinks(connection)) return how !== 'existing' && link.origin === 'own';
  return !(isDead && isGone(link)) && (link.status === 'disabled' || mayBeOurs(link));
};

/** One that somebody else may have made is not disabled in passing; the list of links has a button for whoever means it. */
const mayBeOurs = ({ origin, elsewhere }: LinkRecord): boolean =>
  origin !== 'uncertain' && elsewhere !== true;

/** Only what was just done can be undone; a link of another day is disabled. In the place of one that is deleted comes another. */
function UndoLabel({ view: { link, how } }: Pick<UndoButtonProps, 'view'>) {
  if (isGone(link)) return <>{t('result_create_another')}</>;
  if (link.status === 'disabled') return <>{t('common_enable')}</>;
  if (how === 'existing') return <>{t('common_disable')}</>;
  return (
    <>
      <Icon of={Undo2} isDirectional />
      {t('common_undo')}
    </>
  );
}
