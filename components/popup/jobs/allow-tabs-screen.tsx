import { usePermission } from '@/components/link/actions/use-permission';
import { FailureOf } from '@/components/link/failure-of';
import type { LinkModel } from '@/components/link/model';
import { PopupScreen } from '@/components/link/screen';
import { Button } from '@/components/ui/button';
import { useFocus } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import { useRequest } from '@/components/ui/use-request';
import { t } from '@/lib/texts/translate';

import { showJob } from './show-job';

interface AllowTabsScreenProps {
  model: LinkModel;
  windowId: number;
}

/** Asks for the permission to see the addresses of all tabs, and shortens them. */
export function AllowTabsScreen({ model, windowId }: AllowTabsScreenProps) {
  const focus = useFocus<HTMLButtonElement>();
  const { isPending, error, run } = useRequest(async () => shortenTabs(model, windowId));
  const again = () => void run();
  const { ask, ready, refused } = usePermission(model.services, {
    put: async ({ requestPermission }) => awaitAnswer(model, windowId, requestPermission('tabs')),
    granted: again,
  });
  return (
    <PopupScreen>
      <h1 class="headline">{t('job_tabs_title')}</h1>
      <p>{t('job_tabs_permission')}</p>
      <Button variant="primary" buttonRef={focus} busy={isPending} disabled={!ready} onClick={ask}>
        {t('job_tabs_allow')}
      </Button>
      {refused ? <Notice tone="warning">{t('job_tabs_denied')}</Notice> : null}
      <FailureOf error={error} again={again} />
    </PopupScreen>
  );
}

/** Has the window kept until there is an answer: the popup may be gone by then. */
async function awaitAnswer(
  { services }: LinkModel,
  windowId: number,
  answer: Promise<boolean>,
): Promise<boolean> {
  const keep = async (waiting: number | null) =>
    services.send('tabs.await', { windowId: waiting }).catch(() => null);
  const [given] = await Promise.all([answer.catch(() => false), keep(windowId)]);
  if (!given) await keep(null);
  return given;
}

/** Looks for the job of the tabs, which is begun at once; none of them finds one that is over before. */
const maxLooks = 10;

/** Milliseconds between two of them. */
const lookInterval = 100;

/**
 * Has all tabs of a window shortened, and shows how far that is.
 * @throws {AppError} as every message
 */
async function shortenTabs(model: LinkModel, windowId: number): Promise<void> {
  const { send } = model.services;
  await model.runExclusively(async () => {
    await send('tabs.shorten', { windowId });
    for (let look = 0; look < maxLooks; look++) {
      const { job } = await send('popup.open', undefined);
      if (job !== null) return showJob(model, job);
      await new Promise((resolve) => setTimeout(resolve, lookInterval));
    }
    model.show({ name: 'job_ended', count: null });
  });
}
