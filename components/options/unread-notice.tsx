import { useCallback } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import { useLoaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { useRequest } from '@/components/ui/use-request';
import type { UnreadData } from '@/lib/model/stored-data';
import { t } from '@/lib/texts/translate';

import type { OptionsServices } from './services';

/** Says which stored data cannot be read. It is kept for a version of Curtail that can, unless the person discards it. */
export function UnreadNotice({ send }: Pick<OptionsServices, 'send'>) {
  const load = useCallback(async () => send('data.unread', undefined), [send]);
  const unread = useLoaded(load);
  const { error, run } = useRequest(async (_tools, replace: (left: UnreadData[]) => void) =>
    replace(await send('data.dropUnread', undefined)),
  );
  if (unread.state !== 'ready' || unread.value.length === 0) return null;
  const { value, replace } = unread;
  const discard = () => void run(replace);
  return (
    <Notice
      tone="warning"
      title={t('options_unread_title')}
      actions={<Button onClick={discard}>{t('options_unread_discard')}</Button>}
    >
      <ul>
        {value.map((kind) => (
          <li key={kind}>{t(`options_unread_${kind}`)}</li>
        ))}
      </ul>
      <p>{t('options_unread_hint')}</p>
      {error === null ? null : <ErrorNotice error={error} remedies={{ retry: discard }} />}
    </Notice>
  );
}
