import type { ComponentChildren } from 'preact';

import type { WindowsState } from '@/components/options/links/data/link-windows';
import type { ShownLinks } from '@/components/options/links/data/shown-links';
import { truncated } from '@/components/resource/place';
import { Button } from '@/components/ui/button';
import { useSecondsLeft } from '@/components/ui/wait-line';
import type { LinksSync } from '@/lib/model/link-query';
import { inOneSentence } from '@/lib/texts/errors';
import { countText } from '@/lib/texts/format';
import { unreadableText } from '@/lib/texts/notices';

import type { Sync } from './use-links-sync';

import './status-line.css';

interface LinksLineProps {
  state: WindowsState;
  sync: Sync;
  /** Epoch milliseconds. */
  pausedUntil: number | null;
  /** Shows what came from the service meanwhile. */
  onShow: () => void;
}

/** How many links were found, and beside it how up to date they are. It has its room whether there is much to say or not. */
export function LinksLine({ state, sync, pausedUntil, onShow }: LinksLineProps) {
  const { shown, error } = state;
  return (
    <div class="links-line">
      <p class="links-count" role="status">
        {shown !== null ? <LinkCount shown={shown} /> : null}
        {shown === null && error === null ? (
          <span class="links-delayed">Loading your links…</span>
        ) : null}
      </p>
      <div class="links-sync">
        {error === null ? <SyncNews sync={sync} pausedUntil={pausedUntil} onShow={onShow} /> : null}
      </div>
    </div>
  );
}

function LinkCount({ shown: { view, total } }: { shown: ShownLinks }) {
  if (total === 0 && view.words === '') {
    return view.filter === 'all' && view.host === null ? (
      <>There are no links yet.</>
    ) : (
      <>There are none of these.</>
    );
  }
  const count = countText(total, 'link');
  return (
    <>
      {total === 0 ? 'Nothing found' : count}
      {view.words === '' ? null : (
        <>
          {' '}
          for “<bdi>{truncated(view.words)}</bdi>”
        </>
      )}
    </>
  );
}

function SyncNews({ sync, pausedUntil, onShow }: Omit<LinksLineProps, 'state'>) {
  const { isAsked, isPending, waitUntil, error, done, unreadable, refresh } = sync;
  if (waitUntil !== null) {
    return (
      <StatusText words="Waiting for the service’s rate limit">
        Waiting for the service: <TimeLeft until={waitUntil} />
      </StatusText>
    );
  }
  if (isPending && isAsked) return <StatusText words="Asking the service…" />;
  if (error !== null) {
    return (
      <>
        <StatusText words={`The service’s list did not come. ${inOneSentence(error)}`} />
        <Button class="button-small" onClick={refresh}>
          Retry
        </Button>
      </>
    );
  }
  if (done !== null) return <SyncResult sync={sync} done={done} onShow={onShow} />;
  return pausedUntil === null ? (
    <StatusText words={unreadableText(unreadable)} />
  ) : (
    <StatusText words="Figures go on when the service’s rate limit allows">
      Figures go on in <TimeLeft until={pausedUntil} />
    </StatusText>
  );
}

interface SyncResultProps {
  sync: Sync;
  done: LinksSync;
  onShow: () => void;
}

/** What came from the service: shown at once to who asked for it, and to others when they want to see it. */
function SyncResult({ sync: { isAsked, seen }, done, onShow }: SyncResultProps) {
  const news = syncResultText(done);
  if (isAsked) return <StatusText words={`Up to date. ${news}`.trim()} />;
  const show = () => {
    onShow();
    seen();
  };
  return (
    <>
      <StatusText words={news} />
      {done.added + done.unlisted === 0 ? null : (
        <Button class="button-small" onClick={show}>
          Show
        </Button>
      )}
    </>
  );
}

/** @param words what a reader hears, once and not with every second */
function StatusText({ words, children }: { words: string; children?: ComponentChildren }) {
  return (
    <>
      <span role="status" class={children === undefined ? '' : 'unseen'}>
        {words}
      </span>
      {children === undefined ? null : <span aria-hidden="true">{children}</span>}
    </>
  );
}

function TimeLeft({ until }: { until: number }) {
  return <>{useSecondsLeft(until)} s</>;
}

/** What a look at the service's list brought. */
function syncResultText({ added, unlisted, unreadable = 0 }: LinksSync): string {
  return [
    added === 0 ? '' : `${countText(added, 'link')} found on the service.`,
    unlisted === 0 ? '' : `${countText(unlisted, 'link')} not listed as active any more.`,
    unreadableText(unreadable),
  ]
    .filter(Boolean)
    .join(' ');
}
