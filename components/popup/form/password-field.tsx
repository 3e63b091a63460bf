import { useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Draft } from '@/lib/model/draft';
import { randomBytes } from '@/lib/platform/random-bytes';
import { generatePassword } from '@/lib/rules/password';
import { inLogs } from '@/lib/texts/in-logs';

interface PasswordFieldProps {
  value: string;
  problem: string | undefined;
  set: (changes: Partial<Draft>) => void;
}

/** Who opens the link has to know it. A generated one is shown, as it has to be passed on. */
export function PasswordField({ value, problem, set }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const generate = () => {
    set({ password: generatePassword(randomBytes) });
    setShown(true);
  };
  return (
    <TextField
      label="Password"
      name="password"
      type={shown ? 'text' : 'password'}
      value={value}
      onInput={(password) => set({ password })}
      placeholder="None"
      hint={inLogs}
      problem={problem}
      code
    >
      <Button pressed={shown} onClick={() => setShown(!shown)}>
        Reveal
      </Button>
      <Button onClick={generate}>Generate</Button>
    </TextField>
  );
}
