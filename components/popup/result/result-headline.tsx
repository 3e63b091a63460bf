import { Tick } from '@/components/popup/tick';
import type { ResultView } from '@/components/popup/view';

/** What became of the link. It says that it was copied only when it was. */
export function ResultHeadline({ view }: { view: ResultView }) {
  if (view.isDead) return <h1 class="headline">This link doesn’t work</h1>;
  if (view.link.status === 'disabled') {
    return <h1 class="headline">Switched off</h1>;
  }
  if (view.copied === 'yes') {
    return (
      <h1 class="headline headline-good">
        <Tick />
        Copied
      </h1>
    );
  }
  return (
    <h1 class="headline">{view.copied === 'no' ? 'Not copied: press Copy' : 'Your short link'}</h1>
  );
}
