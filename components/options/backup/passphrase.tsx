import { useRef, useState } from 'preact/hooks';

import { TextField } from '@/components/ui/fields';
import { checkPassphrase } from '@/lib/rules/secrets';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

export type Passphrase = ReturnType<typeof usePassphrase>;

/** The passphrase of the keys in a file, and what is wrong with it. */
export function usePassphrase() {
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const refuse = (wrong: Parameters<typeof problemSentence>[0]) => {
    setProblem(problemSentence(wrong));
    field.current?.focus();
  };
  return {
    value,
    problem,
    field,
    set: (typed: string) => {
      setValue(typed);
      setProblem(undefined);
    },
    refuse,
    /** @returns whether it may be sent */
    check: () => {
      const wrong = checkPassphrase(value);
      if (wrong !== undefined) refuse(wrong);
      return wrong === undefined;
    },
  };
}

export const PassphraseField = ({ of, required }: { of: Passphrase; required?: boolean }) => (
  <TextField
    label={t('data_passphrase')}
    type="password"
    value={of.value}
    onInput={of.set}
    hint={t('data_import_passphrase_hint')}
    problem={of.problem}
    inputRef={of.field}
    required={required}
    code
  />
);
