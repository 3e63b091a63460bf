import { useOnReturn } from '@/components/options/use-on-return';
import { Button } from '@/components/ui/button';
import { Loaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import { useRequest } from '@/components/ui/use-request';
import type { CommandKeys } from '@/lib/platform/commands';
import { t } from '@/lib/texts/translate';

/** What each command of the manifest does, in the order to show them. */
const commands = [
  ['_execute_action', 'command_open'],
  ['shorten_and_copy', 'command_copy'],
  ['shorten_and_show_qr', 'command_qr'],
] as const;

/** The keys of every command, as bound now, and the way to change them. */
export function KeysPart() {
  const { commandKeys, openShortcutSettings } = useServices();
  const loaded = useLoaded(commandKeys);
  const settings = useRequest(openShortcutSettings);
  // Keys are changed on another page.
  useOnReturn(loaded.state === 'ready' ? loaded.reload : undefined);
  return (
    <div class="section">
      <Loaded of={loaded} failed="preferences_shortcuts_load_failed">
        {({ value }) => (
          <dl class="commands">
            {commands.map(([name, text]) => {
              const command = value.find((one) => one.name === name);
              return command === undefined ? null : (
                <div key={name} class="key-meaning">
                  <dt>{t(text)}</dt>
                  <dd>
                    <Keys {...command} />
                  </dd>
                </div>
              );
            })}
          </dl>
        )}
      </Loaded>
      <div class="section-actions">
        <Button onClick={() => void settings.run()}>{t('preferences_shortcuts_change')}</Button>
      </div>
      {settings.error === null ? null : (
        <Notice tone="info">{t('preferences_shortcuts_manually')}</Notice>
      )}
    </div>
  );
}

/** Browsers give no keys to a command when another extension has them, and do not say so. */
const Keys = ({ keys, suggested }: CommandKeys) =>
  keys === '' ? (
    <span class="field-note-warning">
      {suggested === ''
        ? t('preferences_shortcut_none')
        : t('preferences_shortcut_taken', { keys: suggested })}
    </span>
  ) : (
    <kbd class="keys">{keys}</kbd>
  );
