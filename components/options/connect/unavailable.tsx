import type { ComponentChildren } from 'preact';

import { NotConnected } from '@/components/ui/account-gate';
import { ConnectLink, PermitButton } from '@/components/ui/failure';
import { Notice } from '@/components/ui/notice';
import type { ConnectionView } from '@/lib/model/connection';
import { canMakeLinks } from '@/lib/rules/offered';
import { errorText } from '@/lib/texts/errors';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

interface UnavailableProps {
  /** Null for none. */
  connection: ConnectionView | null;
  /** What a connection is needed for. */
  hint: PlainMessageKey;
  /** Says that the service makes no links for this key. */
  title: PlainMessageKey;
  onPermitted: () => void;
  /** Says why it makes none. */
  children: (connection: ConnectionView) => ComponentChildren;
}

/** Why no links can be made, and what mends that. */
export function Unavailable(props: UnavailableProps) {
  const { connection, hint, title, onPermitted, children } = props;
  if (connection === null) return <NotConnected hint={hint} />;
  const { originPattern } = connection;
  if (canMakeLinks(connection)) {
    return <NotPermitted originPattern={originPattern} onPermitted={onPermitted} />;
  }
  return (
    <Notice tone="warning" title={t(title)} actions={<ConnectLink variant="primary" />}>
      {children(connection)}
    </Notice>
  );
}

interface NotPermittedProps {
  originPattern: string;
  onPermitted: () => void;
}

/** The browser's permission for the service was taken back: says so, and asks for it. */
export function NotPermitted({ originPattern, onPermitted }: NotPermittedProps) {
  return (
    <Notice
      tone="warning"
      title={errorText({ code: 'permission_missing' }).sentence}
      actions={
        <PermitButton variant="primary" originPattern={originPattern} onPermitted={onPermitted} />
      }
    >
      {t('connection_access_hint')}
    </Notice>
  );
}
