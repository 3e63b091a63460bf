import type { PopupModel } from '@/components/popup/popup-model';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useFocus } from '@/components/ui/use-focus';
import type { Draft } from '@/lib/model/draft';
import { randomBytes } from '@/lib/platform/random-bytes';
import { randomAlias, suggestAlias } from '@/lib/rules/alias';

import { useAliasCheck } from './use-alias-check';

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
  const suggest = () =>
    set({ alias: suggestAlias(model.state.page.title) || randomAlias(randomBytes) });
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
      <Button onClick={suggest}>Suggest</Button>
    </TextField>
  );
}
