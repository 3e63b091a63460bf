import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

import type { LinkModel } from '@/components/link/model';
import { QrPanel } from '@/components/link/qr/qr-panel';
import { PopupScreen } from '@/components/link/screen';
import { Button, ButtonLink } from '@/components/ui/button';
import { connectPage } from '@/components/ui/error-notice';
import { useFocus } from '@/components/ui/hooks';
import { RichMessage } from '@/components/ui/rich-message';
import type { ConnectionView } from '@/lib/model/connection';
import type { LinkRecord } from '@/lib/model/link';
import type { Page } from '@/lib/model/popup-state';
import { areLinksRefused, mayBeOffered } from '@/lib/rules/offered';
import { t } from '@/lib/texts/translate';

interface NotOfferedScreenProps {
  model: LinkModel;
  connection: ConnectionView;
}

/** The service has no API that makes links, or not for this key: why, and what can be done all the same. */
export function NotOfferedScreen({ model, connection }: NotOfferedScreenProps) {
  const focus = useFocus<HTMLAnchorElement>();
  const [isQrShown, showQr] = useState(false);
  const { apis, refusal, address } = connection;
  const { url, problem } = model.state.page;
  return (
    <PopupScreen
      foot={
        <ButtonLink href={connectPage} variant="ghost">
          {t('popup_check_connection')}
        </ButtonLink>
      }
    >
      <h1 class="headline">{t('popup_not_offered_title')}</h1>
      <p>{t(areLinksRefused(connection) ? 'popup_not_offered_refused' : 'popup_not_offered')}</p>
      {refusal === null ? null : (
        <p class="muted">
          <RichMessage of="common_service_says" values={{ words: <bdi>{refusal}</bdi> }} />
        </p>
      )}
      <ButtonLink href={address} variant="primary" linkRef={focus}>
        {t('popup_open_host', { host: new URL(address).host })}
      </ButtonLink>
      {mayBeOffered(apis.account) ? (
        <div class="foot-row">
          {accountScreens.map(([id, title]) => (
            <ButtonLink key={id} href={`/options.html#${id}`}>
              {t(title)}
            </ButtonLink>
          ))}
        </div>
      ) : null}
      {/* A code is drawn here, whatever the service offers. */}
      {url === '' || problem !== null ? null : isQrShown ? (
        <PageQr model={model} />
      ) : (
        <Button onClick={() => showQr(true)}>{t('popup_show_page_qr')}</Button>
      )}
    </PopupScreen>
  );
}

/** The screens that need nothing but the account API, by their names there. */
const accountScreens = [
  ['qr-codes', 'qr_codes_title'],
  ['campaigns', 'campaigns_title'],
  ['account', 'account_title'],
] as const;

/** The QR code of the page itself, where it has no short link. */
function PageQr({ model }: { model: LinkModel }) {
  const [words, say] = useState<ComponentChildren>(null);
  const focus = useFocus<HTMLDivElement>();
  return (
    // The button that was pressed to see it is gone.
    <div tabIndex={-1} ref={focus}>
      <QrPanel link={asLink(model.state.page)} name="qr_code_of_page" model={model} say={say} />
      <div role="status">{words}</div>
    </div>
  );
}

/** A page in the place of a short link: its own address is what the code says. */
const asLink = ({ url, title }: Page): LinkRecord => ({
  shortUrl: url,
  service: '',
  id: null,
  longUrl: url,
  title: title.trim() || new URL(url).host,
  createdAt: 0,
  alias: null,
  domain: null,
  expiry: null,
  hasPassword: false,
  status: 'active',
  filing: [],
});
