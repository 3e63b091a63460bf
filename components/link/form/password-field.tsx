import { Dices } from 'lucide';
import { useState } from 'preact/hooks';

import { IconButton } from '@/components/ui/button';
import { RevealButton, TextField } from '@/components/ui/fields';
import type { Draft } from '@/lib/model/popup-state';
import { randomBytes } from '@/lib/platform/random-bytes';
import { generatePassword } from '@/lib/rules/secrets';
import { t } from '@/lib/texts/translate';

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
      label={t('link_fact_password')}
      name="password"
      type={shown ? 'text' : 'password'}
      value={value}
      onInput={(password) => set({ password })}
      placeholder={t('form_password_none')}
      hint={value === '' ? undefined : t('form_password_hint')}
      problem={problem}
      code
    >
      <RevealButton isShown={shown} label={t('common_reveal_password')} setShown={setShown} />
      <IconButton of={Dices} label={t('form_password_generate_name')} onClick={generate} />
    </TextField>
  );
}
