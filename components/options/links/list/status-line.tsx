import type { ComponentChildren } from 'preact';

import type { WindowsState } from '@/components/options/links/data/link-windows';
import type { ShownLinks } from '@/components/options/links/data/shown-links';
import type { LinksSyncState } from '@/components/options/links/data/use-links';
import { truncated } from '@/components/resource/place';
import { Button } from '@/components/ui/button';
import { RichMessage } from '@/components/ui/rich-message';
import { useSecondsLeft } from '@/components/ui/wait-line';
import type { LinksSync } from '@/lib/model/link-query';
import { inOneSentence } from '@/lib/texts/errors';
import { unreadableText } from '@/lib/texts/notices';
import { numberText } from '@/lib/texts/numbers';
import { plural, t } from '@/lib/texts/translate';

interface LinksLineProps {
  state: WindowsState;
  sync: LinksSyncState;
  /** Epoch milliseconds. */
  pausedUntil: number | null;
  exported: string;
  onShow: () => void;
}

/** How many links were found, and beside it how up to date they are. It has its room whether there is much to say or not. */
export function LinksLine({ state, exported, ...news }: LinksLineProps) {
  const { shown, error } = state;
  return (
    <div class="links-line">
      {/* Where there is none, the list's place says so. */}
      <p class={shown?.total === 0 ? 'unseen' : 'links-count'} role="status">
        {shown !== null ? linkCountText(shown) : null}
        {shown === null && error === null ? (
          <span class="links-delayed">{t('common_loading')}</span>
        ) : null}
      </p>
      <div class="links-sync">
        <span role="status">{exported}</span>
        {error === null ? <SyncNews {...news} /> : null}
      </div>
    </div>
  );
}

function linkCountText({ view, total }: ShownLinks): string {
  const words = truncated(view.words);
  if (words === '') {
    if (total > 0) return plural('links_count', total);
    return t(view.filter === 'all' && view.host === null ? 'links_none' : 'links_none_of_filter');
  }
  return total === 0
    ? t('links_no_results', { words })
    : plural('links_count_for', total, { words });
}

function SyncNews({ sync, pausedUntil, onShow }: Omit<LinksLineProps, 'state' | 'exported'>) {
  const { isAsked, isPending, waitUntil, error, done, last, refresh } = sync;
  if (waitUntil !== null) {
    return (
      <StatusText words={t('common_rate_limit_waiting')}>
        <RichMessage
          of="common_rate_limit"
          values={{ seconds: <SecondsLeft until={waitUntil} /> }}
        />
      </StatusText>
    );
  }
  if (isPending && isAsked) return <StatusText words={t('links_refreshing')} />;
  if (error !== null) {
    return (
      <>
        <StatusText words={t('links_refresh_failed', { reason: inOneSentence(error) })} />
        <Button class="button-small" onClick={refresh}>
          {t('common_try_again')}
        </Button>
      </>
    );
  }
  if (done !== null) return <SyncResult sync={sync} done={done} onShow={onShow} />;
  return pausedUntil === null ? (
    <StatusText words={last === null ? '' : notReadText(last)} />
  ) : (
    <StatusText words={t('links_figures_wait_spoken')}>
      <RichMessage
        of="links_figures_wait"
        values={{ seconds: <SecondsLeft until={pausedUntil} /> }}
      />
    </StatusText>
  );
}

interface SyncResultProps {
  sync: LinksSyncState;
  done: LinksSync;
  onShow: () => void;
}

/** What came from the service: shown at once to who asked for it, and to others when they want to see it. */
function SyncResult({ sync: { isAsked, seen }, done, onShow }: SyncResultProps) {
  const news = syncResultText(done);
  if (isAsked) return <StatusText words={sentencesText([t('links_refreshed'), news])} />;
  const show = () => {
    onShow();
    seen();
  };
  return (
    <>
      <StatusText words={news} />
      {done.added + done.unlisted === 0 ? null : (
        <Button class="button-small" onClick={show}>
          {t('links_show_found')}
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

function SecondsLeft({ until }: { until: number }) {
  return <>{numberText(useSecondsLeft(until))}</>;
}

function syncResultText(sync: LinksSync): string {
  const { added, unlisted } = sync;
  return sentencesText([
    added === 0 ? '' : plural('links_found', added),
    unlisted === 0 ? '' : plural('links_unlisted', unlisted),
    notReadText(sync),
  ]);
}

const notReadText = ({ unreadable = 0, isCut }: LinksSync): string =>
  sentencesText([unreadableText(unreadable), isCut ? t('links_more_to_read') : '']);

const sentencesText = (sentences: readonly string[]): string =>
  sentences
    .filter((sentence) => sentence !== '')
    .reduce(
      (before, next) =>
        before === '' ? next : t('links_two_sentences', { first: before, second: next }),
      '',
    );
