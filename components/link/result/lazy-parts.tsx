import type { ComponentProps } from 'preact';

import { lazyPart } from '@/components/link/lazy-part';

import { isGone } from './headline';

const Notices = lazyPart(async () => (await import('./result-notices')).ResultNotices);

/** What else to know about a link, where there is something. */
export function LazyNotices(props: ComponentProps<typeof Notices>) {
  const { link, isDead, error, replaced } = props.view;
  const isFailed = error !== null || (replaced !== null && replaced.error !== null);
  return link.unsaved === true || isDead || isFailed ? <Notices {...props} /> : null;
}

export const LazyFiling = lazyPart(async () => (await import('./filing-panel')).FilingPanel);

/** Stands on the end of the Copy button, which is there before it. */
export const LazyCopyAs = lazyPart(async () => (await import('./copy-as')).CopyAs);

export const LazyFacts = lazyPart(async () => (await import('./result-facts')).ResultFacts);

const PasswordRow = lazyPart(async () => (await import('./password-row')).PasswordRow);

/** The password of a link that was just made with one. Its room is there before it is. */
export function LazyPassword(props: ComponentProps<typeof PasswordRow>) {
  const { model, view } = props;
  const { link, how } = view;
  return model.password === '' || how === 'existing' || !link.hasPassword || isGone(link) ? null : (
    <div class="password-room">
      <PasswordRow {...props} />
    </div>
  );
}

const TrackingWords = lazyPart(async () => (await import('./tracking-note')).TrackingNote);

/** Its line is there before its words are. */
export function LazyTrackingNote(props: ComponentProps<typeof TrackingWords>) {
  const { full, besides } = props.view;
  return full === null && besides === null ? null : (
    <div class="tracking-note">
      <TrackingWords {...props} />
    </div>
  );
}
