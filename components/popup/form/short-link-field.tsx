import { WandSparkles } from 'lucide';
import { useEffect, useId, useState } from 'preact/hooks';

import type { PopupModel } from '@/components/popup/model';
import type { PopupServices } from '@/components/popup/view';
import { IconButton } from '@/components/ui/button';
import { type FieldNote, NoteLine, codeAttributes, noteId } from '@/components/ui/fields';
import { useFocus } from '@/components/ui/hooks';
import type { Draft } from '@/lib/model/popup-state';
import { randomBytes } from '@/lib/platform/random-bytes';
import { checkAlias, randomAlias } from '@/lib/rules/alias';
import { cutOffText } from '@/lib/texts/field-notes';
import { t } from '@/lib/texts/translate';

import { DomainSelect, useDomains } from './domain-select';

interface ShortLinkFieldProps {
  model: PopupModel;
  draft: Draft;
  problem: string | undefined;
  set: (changes: Partial<Draft>) => void;
}

/** The short link as it will be read: its domain and its alias in one row. The alias has the focus, being what is most often typed. */
export function ShortLinkField({ model, draft, problem, set }: ShortLinkFieldProps) {
  const id = useId();
  const { alias, domain, url } = draft;
  const focus = useFocus<HTMLInputElement>();
  const domains = useDomains(model);
  const free = useAliasCheck(model.services.send, alias, domain);
  const suggest = async () => {
    const { suggestAlias } = await import('@/lib/rules/suggest-alias');
    set({ alias: suggestAlias(model.state.page.title) || randomAlias(randomBytes) });
  };
  const wrong = problem ?? (free === false ? t('form_alias_taken') : undefined);
  return (
    <div class="field" role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} class="field-label">
        {t('link_fact_short_link')}
      </span>
      <div class="field-frame short-link-frame" dir="ltr">
        <DomainSelect model={model} value={domain} domains={domains} set={set} />
        <input
          {...codeAttributes}
          name="alias"
          class="field-control"
          type="text"
          value={alias}
          placeholder={t('form_alias_random')}
          ref={url === '' ? null : focus}
          aria-label={t('form_alias')}
          aria-invalid={wrong === undefined ? undefined : 'true'}
          aria-describedby={noteId(id)}
          onInput={(event) => set({ alias: event.currentTarget.value })}
        />
        <IconButton
          of={WandSparkles}
          label={t('form_alias_suggest_name')}
          onClick={() => void suggest()}
        />
      </div>
      <NoteLine id={id} note={noteOf(wrong, free === true, cutOffText(domains.hosts))} />
    </div>
  );
}

function noteOf(
  problem: string | undefined,
  isFree: boolean,
  hint: string | undefined,
): FieldNote | undefined {
  if (problem !== undefined) return { text: problem, tone: 'problem' };
  if (isFree) return { text: t('form_alias_free'), tone: 'good' };
  return hint === undefined ? undefined : { text: hint, tone: 'hint' };
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
