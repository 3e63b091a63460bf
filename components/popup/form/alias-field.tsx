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
import { t } from '@/lib/texts/translate';

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
      label={t('form_alias')}
      name="alias"
      value={alias}
      onInput={(typed) => set({ alias: typed })}
      placeholder={t('form_alias_random')}
      problem={problem ?? (free === false ? t('form_alias_taken') : undefined)}
      good={free ? t('form_alias_free') : undefined}
      inputRef={url === '' ? undefined : focus}
      code
    >
      <Button label={t('form_alias_suggest_name')} onClick={() => void suggest()}>
        {t('form_alias_suggest')}
      </Button>
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
      label={t('form_password')}
      name="password"
      type={shown ? 'text' : 'password'}
      value={value}
      onInput={(password) => set({ password })}
      placeholder={t('form_password_none')}
      hint={t('form_password_hint')}
      problem={problem}
      code
    >
      <Button pressed={shown} label={t('common_reveal_password')} onClick={() => setShown(!shown)}>
        {t('common_reveal')}
      </Button>
      <Button label={t('form_password_generate_name')} onClick={generate}>
        {t('form_password_generate')}
      </Button>
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
