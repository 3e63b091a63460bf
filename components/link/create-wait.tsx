import { Hourglass } from 'lucide';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

import type { LinkModel } from '@/components/link/model';
import type { Wait } from '@/components/link/view';
import { keepPlace } from '@/components/ui/error-notice';
import { Icon } from '@/components/ui/icon';
import { addNoticeStyles } from '@/components/ui/notice';
import { WaitLine } from '@/components/ui/wait-line';
import { timerText } from '@/lib/texts/format';
import { t } from '@/lib/texts/translate';

interface CreateWaitProps {
  model: LinkModel;
  wait: Wait;
}

/** When the service allows the link that was asked for. What is typed meanwhile means another one, so the wait ends with it. */
export function CreateWait({ model, wait: { until, cancel } }: CreateWaitProps) {
  addNoticeStyles();
  const { draft, state } = model;
  const { tracking } = state.preferences;
  const [asked] = useState({ draft, tracking });
  const isSame = draft === asked.draft && tracking === asked.tracking;
  useLayoutEffect(() => keepPlace, []);
  useEffect(() => {
    if (!isSame) cancel();
  }, [isSame, cancel]);
  return (
    <div class="notice notice-info">
      <Icon of={Hourglass} />
      <WaitLine
        until={until}
        words={(seconds) => t('form_wait', { time: timerText(seconds) })}
        onCancel={cancel}
      />
    </div>
  );
}
