import { DoneMark } from '@/components/link/screen';
import type { ResultView } from '@/components/link/view';
import type { LinkRecord } from '@/lib/model/link';
import { t } from '@/lib/texts/translate';

/** Whether the service said that a link is not there. */
export const isGone = ({ told }: LinkRecord): boolean => told?.gone === true;

/** Whether a link leads nowhere by now. */
export const isOff = ({ link, isDead }: ResultView): boolean =>
  isDead || isGone(link) || link.status === 'disabled';

/** Whether all is well: the link works and is on the clipboard. */
export const isGood = (view: ResultView): boolean => view.copied === 'yes' && !isOff(view);

const copyTexts = {
  yes: 'result_copied',
  no: 'result_copy_failed',
  trying: 'result_link',
} as const;

/** What became of the link. It says that it was copied only when it was. */
export function Headline({ view }: { view: ResultView }) {
  const { link, copied, isDead, isMoved } = view;
  if (isDead) return <>{t(isMoved ? 'result_moved' : 'result_dead')}</>;
  if (isGone(link)) return <>{t('link_deleted')}</>;
  if (link.status === 'disabled') return <>{t('link_disabled')}</>;
  return (
    <>
      {isGood(view) ? <DoneMark /> : null}
      {t(copyTexts[copied])}
    </>
  );
}
