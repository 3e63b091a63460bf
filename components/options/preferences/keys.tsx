import { useState } from 'preact/hooks';

import type { OptionsServices } from '@/components/options/services';
import { useOnReturn } from '@/components/options/use-on-return';
import { Button } from '@/components/ui/button';
import { LoadedPart, useLoaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import type { CommandKeys } from '@/lib/platform/commands';

import './preferences.css';

/** The keys of every command, as bound now, and the way to change them. */
export function KeysPart({ services }: { services: OptionsServices }) {
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

/** What can be done by keyboard, and by which keys. */
function CommandList({ commands }: { commands: readonly CommandKeys[] }) {
  return (
    <dl class="commands">
      {[...commandText].map(([name, text]) => {
        const command = commands.find((one) => one.name === name);
        return command === undefined ? null : (
          <div key={name} class="command">
            <dt>{text}</dt>
            <dd>
              <Keys command={command} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Browsers give no keys to a command when another extension has them, and do not say so. */
function Keys({ command: { keys, suggested } }: { command: CommandKeys }) {
  if (keys !== '') return <kbd class="keys">{keys}</kbd>;
  return (
    <span class="command-without">
      {suggested === ''
        ? 'No keys were chosen.'
        : `No keys: ${suggested} is taken by another extension, or was removed.`}
    </span>
  );
}

/** How to shorten and find links from the address bar. There is nothing to choose: the browser owns the keyword. */
export function AddressBarPart() {
  return (
    <div class="section">
      <p>
        Type <kbd class="keys">cut</kbd> and press <kbd class="keys">Space</kbd>, then go on with
        one of these:
      </p>
      <ul class="address-bar-list">
        <li>an address, to shorten it and copy the link;</li>
        <li>some words, to find them in the links you made. Enter copies the link.</li>
      </ul>
    </div>
  );
}

/** What each command of the manifest does, in the order to show them. */
const commandText = new Map([
  ['_execute_action', 'Open the popup'],
  ['shorten_and_copy', 'Shorten and copy this page'],
  ['shorten_and_show_qr', 'Shorten and show the QR code'],
]);
