import { useEffect, useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { LoadedPart } from '@/components/ui/loaded-part';
import { Notice } from '@/components/ui/notice';
import { useLoaded } from '@/components/ui/use-loaded';

import './shortcut-part.css';
import type { Services } from './services';

/** The key that opens the popup, as bound now, and the way to change it. */
export function ShortcutPart({ services }: { services: Services }) {
  const loaded = useLoaded(services.popupShortcut);
  const [refused, setRefused] = useState(false);
  const reload = loaded.state === 'ready' ? loaded.reload : undefined;

  // Keys are changed on another page: what is shown here may be old when the person comes back.
  useEffect(() => {
    if (reload === undefined) return undefined;
    addEventListener('focus', reload);
    return () => removeEventListener('focus', reload);
  }, [reload]);

  const open = () => void services.openShortcutSettings().catch(() => setRefused(true));
  return (
    <section class="section" aria-labelledby="shortcut">
      <h2 id="shortcut">Keyboard</h2>
      <LoadedPart loaded={loaded} what="the keyboard shortcut">
        {({ value }) => <Binding keys={value} />}
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
    </section>
  );
}

function Binding({ keys }: { keys: string }) {
  if (keys === '') {
    return (
      <p>
        No keys open the popup now: none were chosen, or another extension or program has them
        already.
      </p>
    );
  }
  return (
    <p>
      <kbd class="keys">{keys}</kbd> opens the popup.
    </p>
  );
}
