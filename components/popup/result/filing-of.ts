import { Filing } from '@/components/filing/filing';
import type { PopupModel } from '@/components/popup/popup-model';
import type { LinkRecord } from '@/lib/model/link';

/** The filing of a link. There is one for as long as the popup is open, so that nothing is begun twice. */
export function filingOf(model: PopupModel, link: LinkRecord): Filing {
  const known = model.filings.get(link.shortUrl);
  if (known !== undefined) return known;
  const filing = new Filing(model.services.send, link, model.state.page.private);
  model.filings.set(link.shortUrl, filing);
  return filing;
}
