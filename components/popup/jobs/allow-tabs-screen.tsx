import { useState } from 'preact/hooks';

import { usePermission } from '@/components/popup/actions/use-permission';
import type { PopupModel } from '@/components/popup/popup-model';
import { Screen } from '@/components/popup/screen';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import { Notice } from '@/components/ui/notice';
import { useFocus } from '@/components/ui/use-focus';
import { type ErrorReport, reportOf } from '@/lib/model/errors';

import { shortenTabs } from './shorten-tabs';

interface AllowTabsScreenProps {
  model: PopupModel;
  windowId: number;
}

/** Asks for the permission to see the addresses of all tabs, and shortens them. */
export function AllowTabsScreen({ model, windowId }: AllowTabsScreenProps) {
  const focus = useFocus<HTMLButtonElement>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ErrorReport | null>(null);
  const shorten = async () => {
    setBusy(true);
    setError(null);
    await shortenTabs(model, windowId).catch((failure: unknown) => setError(reportOf(failure)));
    setBusy(false);
  };
  const { ask, ready, refused } = usePermission(model.services, {
    put: async ({ askFor }) => askFor('tabs'),
    granted: () => void shorten(),
  });
  const again = () => void shorten();
  return (
    <Screen>
      <h1 class="headline">All tabs of this window</h1>
      <p>
        To shorten all tabs, Curtail has to see their addresses. The browser asks for that once.
      </p>
      <Button variant="primary" buttonRef={focus} busy={busy} disabled={!ready} onClick={ask}>
        Allow and shorten
      </Button>
      {refused ? (
        <Notice tone="warning">Permission was not given. No tab was shortened.</Notice>
      ) : null}
      {error === null ? null : (
        <ErrorNotice error={error} remedies={{ retry: again, wait: again, look: again }} />
      )}
    </Screen>
  );
}
