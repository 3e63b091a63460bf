import { Link, Plus, SearchX } from 'lucide';

import type { LinkView } from '@/components/options/links/data/shown-links';
import { RetryActions } from '@/components/options/links/link-commands';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { EmptyState } from '@/components/ui/screen';
import type { ErrorReport } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

interface NoLinksProps {
  view: LinkView;
  onClear: () => void;
}

/** What to do where nothing was found, or nothing was made yet. */
export function NoLinks({ view, onClear }: NoLinksProps) {
  const { words, filter, host } = view;
  if (words === '' && filter === 'all' && host === null) {
    return (
      <EmptyState icon={Link} title={t('links_none')} hint={t('links_empty_hint')}>
        <NewLink />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t(words === '' ? 'links_filter_empty' : 'links_search_empty')}
    >
      <Button onClick={onClear}>
        {t(filter === 'all' && host === null ? 'links_clear_search' : 'links_clear_filters')}
      </Button>
    </EmptyState>
  );
}

/** Leads to the form for one link. */
export const NewLink = () => (
  <a class="button button-primary" href="#links/new">
    <Icon of={Plus} />
    {t('links_new')}
  </a>
);

interface LoadFailureProps {
  error: ErrorReport;
  /** Links of an earlier answer are still in sight. */
  hasOlder: boolean;
  onRetry: () => void;
}

/** Why the links did not come, and what to do. Where there is a list, it stays in sight over its end and moves nothing. */
export function LoadFailure({ error, hasOlder, onRetry }: LoadFailureProps) {
  const { sentence, remedy } = errorText(error);
  return (
    <div class={hasOlder ? 'links-failure' : ''}>
      <Notice
        tone="error"
        title={t(hasOlder ? 'links_load_failed_older' : 'links_load_failed')}
        actions={<RetryActions remedy={remedy} onRetry={onRetry} />}
      >
        {sentence}
      </Notice>
    </div>
  );
}
