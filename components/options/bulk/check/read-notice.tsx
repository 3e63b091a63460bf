import type { BulkText } from '@/components/options/bulk/read-text';
import { Notice } from '@/components/ui/notice';
import { countText } from '@/lib/texts/count-text';

/** What was not easy to read in the list. */
export function ReadNotice({ text }: { text: BulkText | null }) {
  if (text?.kind === 'tooLong') {
    return (
      <Notice tone="error">This is too long: 8 million characters at most. Cut it in parts.</Notice>
    );
  }
  if (text?.kind === 'list' && text.linesWithout > 0) {
    return (
      <p class="screen-lead">
        {text.linesWithout === 1
          ? '1 line has no address in it.'
          : `${countText(text.linesWithout, 'line')} have no address in them.`}
      </p>
    );
  }
  if (text?.kind !== 'table' || text.badQuote === null) return null;
  return (
    <Notice tone="warning" title={`A quotation mark in line ${text.badQuote} is not closed.`}>
      What comes after it may be read wrongly. Mend it, or look at the rows closely.
    </Notice>
  );
}
