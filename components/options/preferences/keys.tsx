import { useState } from 'preact/hooks';

import { useOnReturn } from '@/components/options/use-on-return';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Loaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import type { CommandKeys } from '@/lib/platform/commands';
import { type MessageKey, t } from '@/lib/texts/translate';

import './preferences.css';

/** The keys of every command, as bound now, and the way to change them. */
export function KeysPart() {
  const { commandKeys, openShortcutSettings } = useServices();
  const loaded = useLoaded(commandKeys);
  const [refused, setRefused] = useState(false);
  // Keys are changed on another page.
  useOnReturn(loaded.state === 'ready' ? loaded.reload : undefined);

  const open = () => void openShortcutSettings().catch(() => setRefused(true));
  return (
    <div class="section">
      <Loaded of={loaded} failed="preferences_shortcuts_load_failed">
        {({ value }) => <CommandList commands={value} />}
      </Loaded>
      <div class="section-actions">
        <Button onClick={open}>{t('preferences_shortcuts_change')}</Button>
      </div>
      {refused ? <Notice tone="info">{t('preferences_shortcuts_manually')}</Notice> : null}
    </div>
  );
}

/** What can be done by keyboard, and by which keys. */
function CommandList({ commands }: { commands: readonly CommandKeys[] }) {
  return (
    <dl class="commands">
      {[...commandTexts].map(([name, text]) => {
        const command = commands.find((one) => one.name === name);
        return command === undefined ? null : (
          <div key={name} class="command">
            <dt>{t(text)}</dt>
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
        ? t('preferences_shortcut_none')
        : t('preferences_shortcut_taken', { keys: suggested })}
    </span>
  );
}

interface PageKeysChoiceProps {
  value: boolean;
  onChange: (pageKeys: boolean) => void;
}

/** Whether single keys do something on this page. Who dictates, or presses keys by accident, is better off without them. */
export function PageKeysChoice({ value, onChange }: PageKeysChoiceProps) {
  return (
    <div class="choices">
      <Choice
        type="switch"
        text={t('preferences_page_keys')}
        means={
          <RichMessage
            of="preferences_page_keys_hint"
            values={{ key: <kbd class="keys">?</kbd> }}
          />
        }
        checked={value}
        onChange={onChange}
      />
    </div>
  );
}

/** How to shorten and find links from the address bar. There is nothing to choose: the browser owns the keyword. */
export function AddressBarPart() {
  return (
    <div class="section">
      <p>
        <RichMessage
          of="preferences_address_bar_lead"
          values={{
            keyword: <kbd class="keys">cut</kbd>,
            space_key: <kbd class="keys">{t('preferences_space_key')}</kbd>,
          }}
        />
      </p>
      <ul class="address-bar-list">
        <li>{t('preferences_address_bar_url')}</li>
        <li>{t('preferences_address_bar_words')}</li>
      </ul>
    </div>
  );
}

/** What each command of the manifest does, in the order to show them. */
const commandTexts = new Map<string, MessageKey>([
  ['_execute_action', 'command_open'],
  ['shorten_and_copy', 'command_copy'],
  ['shorten_and_show_qr', 'command_qr'],
]);
