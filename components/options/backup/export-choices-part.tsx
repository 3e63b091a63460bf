import { Choice } from '@/components/ui/choice';

import type { ExportChoices } from './use-export-choices';

interface ExportChoicesPartProps {
  choices: ExportChoices;
  /** Of the connected service; null where there is none. */
  address: string | null;
}

/** The checkboxes that say what goes into the file. */
export function ExportChoicesPart({ choices, address }: ExportChoicesPartProps) {
  const { chosen, choose } = choices;
  return (
    <fieldset class="section">
      <legend>What should go into the file?</legend>
      <div class="choices">
        <Choice
          type="checkbox"
          text="Links"
          means="All that Curtail remembers, of every service. Passwords of links are never remembered."
          checked={chosen.links}
          onChange={(links) => choose({ links })}
        />
        <Choice
          type="checkbox"
          text="Preferences"
          means="What you chose on the Preferences screen."
          checked={chosen.preferences}
          onChange={(preferences) => choose({ preferences })}
        />
        {address === null ? null : (
          <Choice
            type="checkbox"
            text="Connection"
            means={`The address ${address}, without the API key.`}
            checked={chosen.connection}
            onChange={(connection) => choose({ connection })}
          />
        )}
        {address !== null && chosen.connection ? (
          <Choice
            type="switch"
            text="With the API key, encrypted"
            means="Encrypted with a passphrase that you choose now and are asked for when you import."
            checked={chosen.key}
            onChange={(key) => choose({ key })}
          />
        ) : null}
      </div>
    </fieldset>
  );
}
