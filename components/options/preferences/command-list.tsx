import type { CommandKeys } from '@/lib/platform/commands';

import { commandText } from './command-text';

import './command-list.css';
import './keys.css';

/** What can be done by keyboard, and by which keys. */
export function CommandList({ commands }: { commands: readonly CommandKeys[] }) {
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
