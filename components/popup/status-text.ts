import type { ResultView, View } from './view';

/** What a screen reader is told when something happened that it would not notice; blank where focus or an alert says it. */
export function statusText(view: View): string {
  if (view.name === 'making') return 'Making your short link…';
  if (view.name === 'looking') return 'Looking for the link…';
  if (view.name === 'form') return view.busy ? 'Making your short link…' : '';
  return view.name === 'result' ? resultText(view) : '';
}

function resultText({ link, copied, busy, isDead }: ResultView): string {
  // Of a link that does not work, its notice tells.
  if (busy || isDead) return '';
  if (link.status === 'disabled') return 'Switched off';
  return copied === 'yes' ? `Copied: ${link.shortUrl}` : '';
}
