import { Notice } from '@/components/ui/notice';
import type { Page } from '@/lib/model/popup-state';
import { pageText } from '@/lib/texts/page-text';

interface FormReasonProps {
  page: Page;
  notMade: boolean;
}

/** Why the form is shown where a link might have been expected. */
export function FormReason({ page, notMade }: FormReasonProps) {
  if (notMade) {
    return <Notice tone="info">The link was not made. Shorten makes it now.</Notice>;
  }
  if (page.problem === null) return null;
  return (
    <Notice tone="info">
      <p>{pageText[page.problem]} Paste another address to shorten it.</p>
    </Notice>
  );
}
