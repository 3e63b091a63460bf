import { ChevronRight, FolderPlus, Plus } from 'lucide';
import { useState } from 'preact/hooks';

import { isAccountOffered } from '@/components/link/actions/make-link';
import { LazyFiling } from '@/components/link/result/lazy-parts';
import type { Drawn, ResultView } from '@/components/link/view';
import { addStyles } from '@/components/ui/add-styles';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { t } from '@/lib/texts/translate';

import styles from './filing-card.css?inline';

addStyles(styles);

/** Where the link is filed, and the way to file it elsewhere. What filing takes is read from disk once there is some. */
export function FilingCard({ model, view: { link } }: Drawn<ResultView>) {
  const [adding, setAdding] = useState(false);
  const known = model.filings.get(link.shortUrl)?.steps ?? link.filing;
  const isFiled = known.length > 0;
  const isOffered = link.id !== null && isAccountOffered(model.state);
  if (!isFiled && !isOffered) return null;
  return (
    <div class="filing-card">
      {adding || isFiled ? (
        <LazyFiling model={model} link={link} adding={adding} onAdded={() => setAdding(false)} />
      ) : null}
      {isOffered ? (
        // The same one in both places, so that the focus comes back to it.
        <Button
          variant="ghost"
          class={`filing-add ${isFiled ? 'button-icon' : ''}`}
          label={isFiled ? t('result_add') : undefined}
          title={isFiled ? t('result_add') : undefined}
          onClick={() => setAdding(true)}
        >
          {isFiled ? (
            <Icon of={Plus} />
          ) : (
            <>
              <Icon of={FolderPlus} />
              {t('result_add')}
              <Icon of={ChevronRight} isDirectional />
            </>
          )}
        </Button>
      ) : null}
    </div>
  );
}
