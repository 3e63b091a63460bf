import type { Ref } from 'preact';

import { TextField } from '@/components/ui/text-field';
import type { Problem } from '@/lib/rules/problems';
import { problemSentence } from '@/lib/texts/problem-text';

import type { ExportChoices } from './use-export-choices';

interface PassphraseFieldsProps {
  choices: ExportChoices;
  refs: Record<'passphrase' | 'again', Ref<HTMLInputElement>>;
}

const sentence = (problem: Problem | undefined): string | undefined =>
  problem === undefined ? undefined : problemSentence(problem);

/** The passphrase for the key, typed twice: a slip would lock it for good. */
export function PassphraseFields({ choices, refs }: PassphraseFieldsProps) {
  const { typed, problems, type } = choices;
  return (
    <>
      <TextField
        label="Passphrase"
        type="password"
        value={typed.passphrase}
        onInput={(passphrase) => type({ passphrase })}
        hint="8 characters or more. Without it, nobody can read the key, you included."
        problem={sentence(problems.passphrase)}
        inputRef={refs.passphrase}
        required
        code
      />
      <TextField
        label="Passphrase again"
        type="password"
        value={typed.again}
        onInput={(again) => type({ again })}
        problem={sentence(problems.again)}
        inputRef={refs.again}
        required
        code
      />
    </>
  );
}
