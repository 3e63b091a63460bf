import { Copy, ExternalLink, FolderPlus } from 'lucide';
import { useState } from 'preact/hooks';

import { isAccountOffered } from '@/components/popup/actions/make-link';
import type { PopupModel } from '@/components/popup/model';
import { Button, ButtonLink } from '@/components/ui/button';
import { useFocus } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import type { LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome } from '@/lib/model/shorten';
import { localDay } from '@/lib/rules/expiry';
import { dayInWords } from '@/lib/texts/day';
import { t } from '@/lib/texts/translate';

import { LazyFiling } from './lazy-parts';

interface ResultDetailsProps {
  link: LinkRecord;
  how: ShortenOutcome['how'];
  /** The address of the page that it was asked for. */
  page: string;
  /** How it was copied, where that is worth saying. */
  note: string;
}

/** Where the link leads, and what is special about it; each on a line of its own that keeps its height. */
export function ResultDetails({ link, how, page, note }: ResultDetailsProps) {
  // A link of another day may lead to another spelling of the page.
  const isOther = how === 'existing' && link.longUrl !== page;
  return (
    <div class="details">
      <p class="detail-line" title={link.longUrl}>
        {isOther ? `${t('result_destination')} ` : null}
        <bdi dir="ltr">{link.longUrl}</bdi>
      </p>
      <p class="detail-line">{specials(link, how, note).join(' · ')}</p>
    </div>
  );
}

function specials(link: LinkRecord, how: ShortenOutcome['how'], note: string): string[] {
  return [note, sourceOf(link, how), passwordOf(link), expiryOf(link)].filter(
    (text) => text !== '',
  );
}

function sourceOf({ origin, createdAt }: LinkRecord, how: ShortenOutcome['how']): string {
  if (origin === 'uncertain') return t(`result_${how}_uncertain`);
  // Nobody told when, of some.
  if (how === 'existing' && createdAt > 0) {
    return t('result_existing_on', { date: dayInWords(localDay(new Date(createdAt))) });
  }
  return how === 'created' ? '' : t(`result_${how}`);
}

function passwordOf({ hasPassword, unconfirmed }: LinkRecord): string {
  if (unconfirmed?.includes('password') === true) return t('result_password_unconfirmed');
  return hasPassword ? t('link_password_protected') : '';
}

function expiryOf({ expiry, unconfirmed }: LinkRecord): string {
  if (unconfirmed?.includes('expiry') === true) return t('result_expiry_unconfirmed');
  return expiry === null ? '' : t('link_state_active_until', { date: dayInWords(expiry) });
}

interface LinkActionsProps {
  link: LinkRecord;
  isCopied: boolean;
  copy: () => void;
}

/** What the link is for. The filled button is what is left to do, so it is so only as long as the link is not copied. */
export function LinkActions({ link, isCopied, copy }: LinkActionsProps) {
  const focus = useFocus<HTMLButtonElement>();
  return (
    <div class="link-actions">
      <Button variant={isCopied ? 'tonal' : 'primary'} buttonRef={focus} onClick={copy}>
        <Icon of={Copy} />
        {t('common_copy')}
      </Button>
      <ButtonLink href={link.shortUrl}>
        <Icon of={ExternalLink} isDirectional />
        {t('common_open')}
      </ButtonLink>
    </div>
  );
}

interface FilingSlotProps {
  model: PopupModel;
  link: LinkRecord;
}

/** Where the link is filed, and the way to file it elsewhere. What filing takes is read from disk once there is some. */
export function FilingSlot({ model, link }: FilingSlotProps) {
  const [adding, setAdding] = useState(false);
  const isFiled = link.filing.length > 0 || model.filings.has(link.shortUrl);
  return (
    <div class="filing">
      {link.id === null || !isAccountOffered(model.state) ? null : (
        <Button variant="ghost" class="filing-add" onClick={() => setAdding(true)}>
          <Icon of={FolderPlus} />
          {t('result_add')}
        </Button>
      )}
      {/* Below the button, which stays where it is. */}
      {adding || isFiled ? (
        <LazyFiling model={model} link={link} adding={adding} onAdded={() => setAdding(false)} />
      ) : null}
    </div>
  );
}
