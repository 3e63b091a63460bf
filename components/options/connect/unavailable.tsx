import { NotConnected } from '@/components/ui/account-gate';
import { ServiceSays } from '@/components/ui/error-notice';
import { ConnectLink, PermitButton } from '@/components/ui/failure';
import { Notice } from '@/components/ui/notice';
import type { ConnectionView } from '@/lib/model/connection';
import { areLinksRefused, canMakeLinks } from '@/lib/rules/offered';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

interface UnavailableProps {
  /** Null for none. */
  connection: ConnectionView | null;
  onPermitted: () => void;
}

/** Why no links can be made, and what mends that. */
export function Unavailable({ connection, onPermitted }: UnavailableProps) {
  if (connection === null) return <NotConnected />;
  const { originPattern } = connection;
  if (canMakeLinks(connection)) {
    return <NotPermitted originPattern={originPattern} onPermitted={onPermitted} />;
  }
  return (
    <Notice
      tone="warning"
      title={t('popup_not_offered_title')}
      actions={<ConnectLink variant="primary" />}
    >
      <p>{t(areLinksRefused(connection) ? 'popup_not_offered_refused' : 'popup_not_offered')}</p>
      <ServiceSays words={connection.refusal} />
    </Notice>
  );
}

interface NotPermittedProps {
  originPattern: string;
  onPermitted?: () => void;
}

/** The browser's permission for the service was taken back: says so, and asks for it. */
export function NotPermitted({ originPattern, onPermitted }: NotPermittedProps) {
  return (
    <Notice
      tone="warning"
      title={errorText({ code: 'permission_missing' }).sentence}
      actions={
        <PermitButton
          variant="primary"
          originPattern={originPattern}
          onPermitted={() => onPermitted?.()}
        />
      }
    >
      {t('connection_access_hint')}
    </Notice>
  );
}
