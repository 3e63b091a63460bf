import { useEffect, useState } from 'preact/hooks';

import type { PopupModel } from '@/components/popup/model';
import type { PopupServices } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields';
import { useFocus } from '@/components/ui/hooks';
import type { Draft } from '@/lib/model/popup-state';
import { randomBytes } from '@/lib/platform/random-bytes';
import { checkAlias, randomAlias } from '@/lib/rules/alias';
import { generatePassword } from '@/lib/rules/secrets';
import { inLogs } from '@/lib/texts/field-notes';

interface AliasFieldProps {
  model: PopupModel;
  draft: Draft;
  problem: string | undefined;
  set: (changes: Partial<Draft>) => void;
}

/** The short part. It has the focus where an address is there already, being what is most often typed. */
export function AliasField({ model, draft, problem, set }: AliasFieldProps) {
  const { alias, domain, url } = draft;
  const focus = useFocus<HTMLInputElement>();
  const free = useAliasCheck(model.services.send, alias, domain);
  const suggest = async () => {
    const { suggestAlias } = await import('@/lib/rules/suggest-alias');
    set({ alias: suggestAlias(model.state.page.title) || randomAlias(randomBytes) });
  };
  return (
    <TextField
      label="Alias"
      name="alias"
      value={alias}
      onInput={(typed) => set({ alias: typed })}
      placeholder="Automatic"
      problem={problem ?? (free === false ? 'Your account has a link of this alias.' : undefined)}
      good={free ? 'Free on your account' : undefined}
      inputRef={url === '' ? undefined : focus}
      code
    >
      <Button onClick={() => void suggest()}>Suggest</Button>
    </TextField>
  );
}

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

/** Milliseconds without a key pressed after which an alias is looked up: asking at each letter would use up the budget. */
const lookUpDelay = 500;

/**
 * Looks up whether the account has a link of this alias.
 * @returns null while that is not known: nothing typed, still typing, not to be told
 */
function useAliasCheck(send: PopupServices['send'], alias: string, domain: string): boolean | null {
  const [free, setFree] = useState<boolean | null>(null);
  useEffect(() => {
    setFree(null);
    if (alias === '' || checkAlias(alias) !== undefined) return undefined;
    let typedOn = false;
    const timer = setTimeout(() => {
      send('alias.check', { alias, domain }).then(
        (answer) => typedOn || setFree(answer),
        // Not knowing is no failure of the form: creating will tell.
        () => undefined,
      );
    }, lookUpDelay);
    return () => {
      typedOn = true;
      clearTimeout(timer);
    };
  }, [send, alias, domain]);
  return free;
}
