import type { ShownLinks } from '@/components/options/links/data/shown-links';
import type { LinksSyncState } from '@/components/options/links/data/use-links';
import { useLinksScreen } from '@/components/options/links/links-context';
import { truncated } from '@/components/resource/place';
import { Button } from '@/components/ui/button';
import { useSecondsLeft } from '@/components/ui/wait-line';
import type { LinksSync } from '@/lib/model/link-query';
import { inOneSentence } from '@/lib/texts/errors';
import { unreadableText } from '@/lib/texts/notices';
import { plural, t } from '@/lib/texts/translate';

interface LinksLineProps {
  sync: LinksSyncState;
  /** Epoch milliseconds until which the rate limit holds the visits back; null where it does not. */
  pausedUntil: number | null;
  exported: string;
}

/** How many links were found, and beside it how up to date they are. It has its room whether there is much to say or not. */
export function LinksLine({ sync, pausedUntil, exported }: LinksLineProps) {
  const { shown, error } = useLinksScreen().state;
  const { text, wait, button }: News = error === null ? newsOf(sync, pausedUntil) : { text: '' };
  const seconds = useSecondsLeft(wait?.until);
  const isCountShown = shown === null || (shown.total > 0 && truncated(shown.view.words) !== '');
  return (
    <div class="links-line">
      {/* Where there is none, the list's place says so, and of what is not searched, the filter that is on has the number. */}
      <p class={isCountShown && text + exported === '' ? '' : 'unseen'} role="status">
        {shown === null ? null : linkCountText(shown)}
        {shown === null && error === null ? (
          <span class="links-delayed">{t('common_loading')}</span>
        ) : null}
      </p>
      <div class="links-sync">
        <span role="status">{exported}</span>
        <span role="status" class={wait === undefined ? '' : 'unseen'}>
          {text}
        </span>
        {wait === undefined ? null : <span aria-hidden="true">{t(wait.of, { seconds })}</span>}
        {button === undefined ? null : (
          <Button class="button-small" onClick={button.press}>
            {button.text}
          </Button>
        )}
      </div>
    </div>
  );
}

export function linkCountText({ view, total }: ShownLinks): string {
  const words = truncated(view.words);
  if (words === '') {
    if (total > 0) return plural('links_count', total);
    return t(view.filter === 'all' && view.host === null ? 'links_none' : 'links_none_of_filter');
  }
  return total === 0
    ? t('links_no_results', { words })
    : plural('links_count_for', total, { words });
}

interface News {
  /** A reader hears it once, and not with every second of a wait. */
  text: string;
  wait?: { of: 'common_rate_limit' | 'links_figures_wait'; until: number };
  button?: { text: string; press: () => void };
}

function newsOf(sync: LinksSyncState, pausedUntil: number | null): News {
  const { isAsked, isPending, waitUntil, error, brought, refresh, show } = sync;
  if (waitUntil !== null) {
    return {
      text: t('common_rate_limit_waiting'),
      wait: { of: 'common_rate_limit', until: waitUntil },
    };
  }
  if (isPending && isAsked) return { text: t('links_refreshing') };
  if (error !== null) {
    return {
      text: t('links_refresh_failed', { reason: inOneSentence(error) }),
      button: { text: t('common_try_again'), press: refresh },
    };
  }
  if (brought?.isNews) {
    const news = syncResultText(brought.sync);
    if (isAsked) return { text: sentencesText([t('links_refreshed'), news]) };
    if (brought.sync.added + brought.sync.unlisted === 0) return { text: news };
    return { text: news, button: { text: t('links_show_found'), press: show } };
  }
  if (pausedUntil !== null) {
    return {
      text: t('links_figures_wait_spoken'),
      wait: { of: 'links_figures_wait', until: pausedUntil },
    };
  }
  return { text: brought === null ? '' : notReadText(brought.sync) };
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
  sentences.reduce((first, second) =>
    first === '' || second === '' ? first + second : t('links_two_sentences', { first, second }),
  );
