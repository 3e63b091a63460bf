import { filterNames } from '@/components/options/links/place';
import type { LinkFilter } from '@/lib/model/link-query';
import { numberText } from '@/lib/texts/count-text';

import type { LinksView } from './use-links-view';

interface LinkFiltersProps {
  looking: LinksView;
  /** Null until they are known. */
  counts: Record<LinkFilter, number> | null;
}

/** Which kind of links to show, and how many there are of each. */
export function LinkFilters({ looking, counts }: LinkFiltersProps) {
  return (
    <div class="links-filters" role="group" aria-label="Show">
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          class="button button-plain button-small links-filter"
          aria-pressed={looking.view.filter === filter}
          onClick={() => looking.choose({ filter })}
        >
          {filterNames[filter]}{' '}
          <span class="links-filter-count">
            {counts === null ? '' : numberText(counts[filter])}
          </span>
        </button>
      ))}
    </div>
  );
}

const filters: readonly LinkFilter[] = [
  'all',
  'working',
  'off',
  'expiring',
  'protected',
  'elsewhere',
];
