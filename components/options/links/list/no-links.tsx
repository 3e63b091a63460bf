import type { LinkView } from '@/components/options/links/data/shown-links';
import { Button } from '@/components/ui/button';

interface NoLinksProps {
  view: LinkView;
  onClear: () => void;
}

/** What to do where nothing was found, or nothing was made yet. */
export function NoLinks({ view, onClear }: NoLinksProps) {
  const { words, filter, host } = view;
  if (words === '' && filter === 'all' && host === null) {
    return (
      <div class="resource-empty">
        <p>
          Open a page and press the Curtail button, or right-click a link and choose Shorten. Each
          link that you make is listed here, but for those of private windows.
        </p>
      </div>
    );
  }
  return (
    <div class="resource-empty">
      <p>
        {words === '' ? 'None of your links are of this kind.' : 'No link has all of these words.'}
      </p>
      <Button onClick={onClear}>
        {filter === 'all' && host === null ? 'Clear search' : 'Show all'}
      </Button>
    </div>
  );
}
