import { useState } from 'preact/hooks';

import { checkPassphrase } from '@/lib/rules/passphrase';
import type { Problem } from '@/lib/rules/problems';

/** What may go into a file. */
interface Choices {
  links: boolean;
  preferences: boolean;
  connection: boolean;
  /** The API key, encrypted; only with the connection. */
  key: boolean;
}

interface Passphrases {
  passphrase: string;
  again: string;
}

const none: Passphrases = { passphrase: '', again: '' };

/** What is chosen to go into a file, and the passphrase that was typed for the key. */
export function useExportChoices(isConnected: boolean) {
  const [chosen, setChosen] = useState<Choices>({
    links: true,
    preferences: true,
    connection: isConnected,
    key: false,
  });
  const [typed, setTyped] = useState(none);
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
      setTyped(none);
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
