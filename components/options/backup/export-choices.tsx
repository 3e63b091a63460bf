import { useState } from 'preact/hooks';

import { Choice } from '@/components/ui/choice';
import type { Problem } from '@/lib/rules/problems';
import { checkPassphrase } from '@/lib/rules/secrets';
import { plural, t } from '@/lib/texts/translate';

/** What may go into a file. */
interface Choices {
  links: boolean;
  preferences: boolean;
  /** Every service that is connected. */
  connection: boolean;
  /** API keys and extra headers, encrypted; only with the services. */
  key: boolean;
}

interface Passphrases {
  passphrase: string;
  again: string;
}

const emptyPassphrases: Passphrases = { passphrase: '', again: '' };

/** What is chosen to go into a file, and the passphrase that was typed for keys and headers. */
export function useExportChoices(isConnected: boolean) {
  const [chosen, setChosen] = useState<Choices>({
    links: true,
    preferences: true,
    connection: isConnected,
    key: false,
  });
  const [typed, setTyped] = useState(emptyPassphrases);
  const [isChecked, setChecked] = useState(false);
  const withKey = chosen.connection && chosen.key;
  const problems = withKey ? problemsOf(typed) : {};
  return {
    chosen,
    withKey,
    typed,
    isEmpty: !chosen.links && !chosen.preferences && !chosen.connection,
    /** What is wrong with what was typed, told once it was pressed. */
    problems: isChecked ? problems : {},
    choose: (changes: Partial<Choices>) => setChosen((was) => ({ ...was, ...changes })),
    type: (changes: Partial<Passphrases>) => setTyped((was) => ({ ...was, ...changes })),
    /** @returns the field at fault, null for none */
    check: (): keyof Passphrases | null => {
      setChecked(true);
      if (problems.passphrase !== undefined) return 'passphrase';
      return problems.again === undefined ? null : 'again';
    },
    /** It is of no more use. */
    forgetPassphrase: () => {
      setTyped(emptyPassphrases);
      setChecked(false);
    },
  };
}

export type ExportChoices = ReturnType<typeof useExportChoices>;

function problemsOf({
  passphrase,
  again,
}: Passphrases): Partial<Record<keyof Passphrases, Problem>> {
  const problem = checkPassphrase(passphrase);
  if (problem !== undefined) return { passphrase: problem };
  return passphrase === again ? {} : { again: 'passphrase_differs' };
}

interface ExportChoicesPartProps {
  choices: ExportChoices;
  /** Those of the services that are connected. */
  addresses: readonly string[];
}

/** The checkboxes that say what goes into the file. */
export function ExportChoicesPart({ choices, addresses }: ExportChoicesPartProps) {
  const { chosen, choose } = choices;
  const [address] = addresses;
  const isOne = addresses.length === 1;
  return (
    <fieldset class="section">
      <legend>{t('data_export_legend')}</legend>
      <div class="choices">
        <Choice
          type="checkbox"
          text={t('data_links')}
          means={t('data_export_links_hint')}
          checked={chosen.links}
          onChange={(links) => choose({ links })}
        />
        <Choice
          type="checkbox"
          text={t('data_preferences')}
          means={t('data_export_preferences_hint')}
          checked={chosen.preferences}
          onChange={(preferences) => choose({ preferences })}
        />
        {address === undefined ? null : (
          <Choice
            type="checkbox"
            text={t(isOne ? 'data_connection' : 'data_services')}
            means={
              isOne
                ? t('data_export_connection_hint', { address })
                : plural('data_export_services_hint', addresses.length)
            }
            checked={chosen.connection}
            onChange={(connection) => choose({ connection })}
          />
        )}
        {address !== undefined && chosen.connection ? (
          <Choice
            type="switch"
            text={t(isOne ? 'data_export_key' : 'data_export_keys')}
            means={t('data_export_key_hint')}
            checked={chosen.key}
            onChange={(key) => choose({ key })}
          />
        ) : null}
      </div>
    </fieldset>
  );
}
