import { Copy, ExternalLink } from 'lucide';

import { copyShownLink } from '@/components/link/actions/present-link';
import type { Drawn, ResultView } from '@/components/link/view';
import { Button, ButtonLink } from '@/components/ui/button';
import { useFocus } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import type { LinkRecord } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';
import { dayInWords } from '@/lib/texts/day';
import { t } from '@/lib/texts/translate';

/**
 * Where the link leads, and what is special about it; each on a line of its own that keeps its height.
 * @param props.page the address that it was asked for
 */
export function ResultDetails({
  model,
  view: { link, how, copied },
  page,
}: Drawn<ResultView> & { page: string }) {
  const { copyFormat } = model.state.preferences;
  const specials = [
    copied === 'yes' && copyFormat !== 'plain' ? t(`result_copied_${copyFormat}`) : '',
    sourceOf(link, how),
    ...optionsOf(link),
  ];
  return (
    <div class="details">
      <p class="detail-line" title={link.longUrl}>
        {/* A link of another day may lead to another spelling of the page. */}
        {how === 'existing' && link.longUrl !== page ? `${t('result_destination')} ` : null}
        <bdi dir="ltr">{link.longUrl}</bdi>
      </p>
      <p class="detail-line">{specials.filter((text) => text !== '').join(' · ')}</p>
    </div>
  );
}

function sourceOf({ origin, createdAt }: LinkRecord, how: ResultView['how']): string {
  if (origin === 'uncertain') return t(`result_${how}_uncertain`);
  // Of some, the time is unknown.
  if (how === 'existing' && createdAt > 0) {
    return t('result_existing_on', { date: dayInWords(localDay(new Date(createdAt))) });
  }
  return how === 'created' ? '' : t(`result_${how}`);
}

const optionsOf = ({ hasPassword, expiry, unconfirmed = [] }: LinkRecord): string[] => [
  unconfirmed.includes('password')
    ? t('result_password_unconfirmed')
    : hasPassword
      ? t('link_password_protected')
      : '',
  unconfirmed.includes('expiry')
    ? t('result_expiry_unconfirmed')
    : expiry === null
      ? ''
      : t('link_state_active_until', { date: dayInWords(expiry) }),
];

/** What the link is for. The filled button is what is left to do, so it is so only as long as the link is not copied. */
export function CopyAndOpen({ model, view: { link, copied } }: Drawn<ResultView>) {
  const focus = useFocus<HTMLButtonElement>();
  return (
    <>
      <Button
        variant={copied === 'yes' ? 'tonal' : 'primary'}
        buttonRef={focus}
        onClick={() => void copyShownLink(model)}
      >
        <Icon of={Copy} />
        {t('common_copy')}
      </Button>
      <ButtonLink href={link.shortUrl}>
        <Icon of={ExternalLink} isDirectional />
        {t('common_open')}
      </ButtonLink>
    </>
  );
}
