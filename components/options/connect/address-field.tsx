import type { Ref } from 'preact';

import { TextField } from '@/components/ui/text-field';

interface AddressFieldProps {
  value: string;
  onInput: (value: string) => void;
  problem: string | undefined;
  /** The address as it will be used; null while there is none to be made out. */
  normalised: string | null;
  inputRef: Ref<HTMLInputElement>;
}

/** The service's address, in any spelling that makes sense; the line below tells what it is taken for. */
export function AddressField({ value, onInput, problem, normalised, inputRef }: AddressFieldProps) {
  return (
    <TextField
      label="Service address"
      value={value}
      onInput={onInput}
      problem={problem}
      hint={
        normalised === null
          ? 'Where you open your link service, such as short.example'
          : `Curtail will use ${normalised}`
      }
      inputRef={inputRef}
      required
      code
    />
  );
}
