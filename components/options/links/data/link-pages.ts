import type { OptionsServices } from '@/components/ui/services';
import type { LinkPage } from '@/lib/model/link-query';

import type { LinkView } from './shown-links';

/** As many as one answer may hold. */
export const pageSize = 1000;

/** Every link that fits a view, however many there are. */
export async function* linkPages(
  send: OptionsServices['send'],
  view: LinkView,
): AsyncGenerator<LinkPage> {
  for (let from = 0, total = 1; from < total; from += pageSize) {
    const page = await send('links.list', { ...view, from, count: pageSize });
    total = page.total;
    yield page;
  }
}
