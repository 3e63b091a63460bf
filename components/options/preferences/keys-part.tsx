import { useState } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import { useOnReturn } from '@/components/options/use-on-return';
import { Button } from '@/components/ui/button';
import { LoadedPart } from '@/components/ui/loaded-part';
import { Notice } from '@/components/ui/notice';
import { useLoaded } from '@/components/ui/use-loaded';

import { CommandList } from './command-list';

/** The keys of every command, as bound now, and the way to change them. */
export function KeysPart({ services }: { services: Services }) {
  const loaded = useLoaded(services.commandKeys);
  const [refused, setRefused] = useState(false);
  // Keys are changed on another page.
  useOnReturn(loaded.state === 'ready' ? loaded.reload : undefined);

  const open = () => void services.openShortcutSettings().catch(() => setRefused(true));
  return (
    <div class="section">
      <LoadedPart loaded={loaded} what="the keys">
        {({ value }) => <CommandList commands={value} />}
      </LoadedPart>
      <div class="section-actions">
        <Button onClick={open}>Change keys</Button>
      </div>
      {refused ? (
        <Notice tone="info">
          The browser does not let Curtail open that page. In Chrome and Edge, type
          chrome://extensions/shortcuts into the address bar. In Firefox, open about:addons and
          choose Manage Extension Shortcuts from the menu with the cogwheel.
        </Notice>
      ) : null}
    </div>
  );
}
