import { useCallback } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import { useLoaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { useRequest } from '@/components/ui/use-request';
import type { UnreadData } from '@/lib/model/stored-data';

import type { OptionsServices } from './services';

/** What stands for each in a sentence, and what its loss means. */
const words: Record<UnreadData, string> = {
  connection: 'The connection to your service: connect again.',
  preferences: 'Some preferences: they have their defaults.',
  intents: 'Links whose creation was interrupted: look for them on your service.',
  jobs: 'Lists of links that were being created: shorten what is missing again.',
  bulk: 'A bulk job: its results can’t be shown.',
};

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
      title="Some stored data couldn’t be read"
      actions={<Button onClick={discard}>Discard this data</Button>}
    >
      <ul>
        {value.map((kind) => (
          <li key={kind}>{words[kind]}</li>
        ))}
      </ul>
      <p>
        Everything else works. This data is kept, in case a later version of Curtail can read it,
        until you discard it.
      </p>
      {error === null ? null : <ErrorNotice error={error} remedies={{ retry: discard }} />}
    </Notice>
  );
}
