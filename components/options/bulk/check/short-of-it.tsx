import { Notice } from '@/components/ui/notice';
import { countText } from '@/lib/texts/count-text';

/** More than one job takes. */
export function TooMany({ beyond }: { beyond: number }) {
  if (beyond === 0) return null;
  return (
    <Notice tone="warning" title="10,000 links at most can be made at once.">
      The last {countText(beyond, 'row')} will be left out. Put them into another list.
    </Notice>
  );
}

/** Rows that name a campaign or channel that nobody can look up. */
export function Unfiled({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="warning" title="Curtail could not load your campaigns and channels.">
      {count === 1
        ? 'The link of 1 row will be made, but not filed.'
        : `The links of ${countText(count, 'row')} will be made, but not filed.`}
    </Notice>
  );
}
