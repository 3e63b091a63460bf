import type { Ref } from 'preact';
import { useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';

interface KeyFieldProps {
  value: string;
  onInput: (value: string) => void;
  problem: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** The API key: hidden unless the person asks to see what they typed. */
export function KeyField({ value, onInput, problem, inputRef }: KeyFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label="API key"
      type={shown ? 'text' : 'password'}
      value={value}
      onInput={onInput}
      problem={problem}
      inputRef={inputRef}
      hint="It stays in this browser and is sent to your service alone."
      required
      code
    >
      <Button pressed={shown} onClick={() => setShown(!shown)}>
        Reveal
      </Button>
    </TextField>
  );
}
