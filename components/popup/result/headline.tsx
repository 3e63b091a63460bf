import { DoneMark } from '@/components/popup/screen';
import type { ResultView } from '@/components/popup/view';
import type { LinkRecord } from '@/lib/model/link';
import { t } from '@/lib/texts/translate';

/** Whether the service said that a link is not there. */
export const isGone = ({ told }: LinkRecord): boolean => told?.gone === true;

/** Whether a link leads nowhere by now. */
export const isOff = ({ link, isDead }: ResultView): boolean =>
  isDead || isGone(link) || link.status === 'disabled';

/** Whether all is well: the link works and is on the clipboard. */
export const isGood = (view: ResultView): boolean => view.copied === 'yes' && !isOff(view);

/** What became of the link. It says that it was copied only when it was. */
export const Headline = ({ view }: { view: ResultView }) => (
  <>
    {isGood(view) ? <DoneMark /> : null}
    {t(headlineKey(view))}
  </>
);

function headlineKey({ link, copied, isDead, isMoved }: ResultView) {
  if (isDead) return isMoved ? 'result_moved' : 'result_dead';
  if (isGone(link)) return 'link_deleted';
  if (link.status === 'disabled') return 'link_disabled';
  return ({ yes: 'result_copied', no: 'result_copy_failed', trying: 'result_link' } as const)[
    copied
  ];
}
