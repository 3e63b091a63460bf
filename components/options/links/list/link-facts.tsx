import { Sparkline } from '@/components/link/sparkline';
import { LinkState } from '@/components/options/links/link-state';
import {
  creationText,
  lastVisitText,
  visitFigures,
  visitsText,
} from '@/components/options/links/link-text';
import type { LinkRecord } from '@/lib/model/link';
import { agoOfCreation } from '@/lib/texts/ago';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

/** How a link stands, its visits and its day: cells of a table where there is room for one, and words in a line where not. */
export function LinkFacts({ link }: { link: LinkRecord }) {
  const figures = visitFigures(link);
  const { visits, more } = visitsText(link);
  const created = creationText(link);
  const day = agoOfCreation(link) || (link.elsewhere ? t('link_fact_created_elsewhere') : '');
  return (
    <div class="link-facts">
      <LinkState link={link} />
      <span class="link-visits" title={lastVisitText(link)}>
        <span class="link-visits-count" aria-hidden="true">
          {figures === null ? '' : numberText(figures.visits)}
        </span>
        <span class="link-visits-words">{visits}</span>
        {figures === null || more === '' ? null : (
          <>
            <span class="link-visits-more" aria-hidden="true">
              <Sparkline told={link.told} />
              <bdi dir="ltr">+{numberText(figures.more)}</bdi>
            </span>
            <span class="unseen">{more}</span>
          </>
        )}
      </span>
      <span class="link-created" title={created}>
        <span class="clamped" aria-hidden="true">
          {day}
        </span>
        <span class="unseen">{created}</span>
      </span>
    </div>
  );
}
