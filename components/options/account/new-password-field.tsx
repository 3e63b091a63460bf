import type { Ref } from 'preact';
import { useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { shortestPassword } from '@/lib/rules/account-password';

interface NewPasswordFieldProps {
  value: string;
  onInput: (value: string) => void;
  problem: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** Hidden unless the person asks to see what they typed, and hidden again for the next one. */
export function NewPasswordField({ value, onInput, problem, inputRef }: NewPasswordFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const shown = revealed && value !== '';
  return (
    <TextField
      label="New password"
      name="new-password"
      type={shown ? 'text' : 'password'}
      value={value}
      onInput={onInput}
      problem={problem}
      hint={`At least ${shortestPassword} characters. Blank: it stays as it is.`}
      inputRef={inputRef}
      code
    >
      <Button pressed={shown} onClick={() => setRevealed(!shown)}>
        Reveal
      </Button>
    </TextField>
  );
}
