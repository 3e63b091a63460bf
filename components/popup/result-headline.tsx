import type { ResultView } from './view';

/** What became of the link. It says that it was copied only when it was. */
export function ResultHeadline({ view }: { view: ResultView }) {
  if (view.link.status === 'disabled') {
    return <h1 class="headline">Switched off</h1>;
  }
  if (view.copied === 'yes') {
    return (
      <h1 class="headline headline-good">
        <svg class="tick" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 10.5 8.3 15 16 5.5" />
        </svg>
        Copied
      </h1>
    );
  }
  return (
    <h1 class="headline">{view.copied === 'no' ? 'Not copied: press Copy' : 'Your short link'}</h1>
  );
}
