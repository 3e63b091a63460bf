import { useState } from 'preact/hooks';

import { useOnReturn } from '@/components/options/use-on-return';
import { Button } from '@/components/ui/button';
import { Loaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import type { CommandKeys } from '@/lib/platform/commands';
import { type MessageKey, t } from '@/lib/texts/translate';

/** What each command of the manifest does, in the order to show them. */
const commandTexts: ReadonlyMap<string, MessageKey> = new Map([
  ['_execute_action', 'command_open'],
  ['shorten_and_copy', 'command_copy'],
  ['shorten_and_show_qr', 'command_qr'],
]);

/** The keys of every command, as bound now, and the way to change them. */
export function KeysPart() {
  const { commandKeys, openShortcutSettings } = useServices();
  const loaded = useLoaded(commandKeys);
  const [isRefused, setRefused] = useState(false);
  // Keys are changed on another page.
  useOnReturn(loaded.state === 'ready' ? loaded.reload : undefined);
  return (
    <div class="section">
      <Loaded of={loaded} failed="preferences_shortcuts_load_failed">
        {({ value }) => (
          <dl class="commands">
            {[...commandTexts].flatMap(([name, text]) =>
              value
                .filter((command) => command.name === name)
                .map((command) => (
                  <div key={name} class="key-meaning">
                    <dt>{t(text)}</dt>
                    <dd>
                      <Keys command={command} />
                    </dd>
                  </div>
                )),
            )}
          </dl>
        )}
      </Loaded>
      <div class="section-actions">
        <Button onClick={() => void openShortcutSettings().catch(() => setRefused(true))}>
          {t('preferences_shortcuts_change')}
        </Button>
      </div>
      {isRefused ? <Notice tone="info">{t('preferences_shortcuts_manually')}</Notice> : null}
    </div>
  );
}

/** Browsers give no keys to a command when another extension has them, and do not say so. */
const Keys = ({ command: { keys, suggested } }: { command: CommandKeys }) =>
  keys === '' ? (
    <span class="field-note-warning">
      {suggested === ''
        ? t('preferences_shortcut_none')
        : t('preferences_shortcut_taken', { keys: suggested })}
    </span>
  ) : (
    <kbd class="keys">{keys}</kbd>
  );
