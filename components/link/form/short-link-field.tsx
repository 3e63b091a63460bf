import { WandSparkles } from 'lucide';
import { useEffect, useId, useState } from 'preact/hooks';

import { isAccountOffered } from '@/components/link/actions/make-link';
import { rememberDomain } from '@/components/link/actions/remember';
import type { LinkModel } from '@/components/link/model';
import type { LinkServices } from '@/components/link/view';
import { IconButton } from '@/components/ui/button';
import { NoteLine, codeAttributes, noteId, noteOf } from '@/components/ui/fields';
import { useFocus } from '@/components/ui/hooks';
import type { Draft } from '@/lib/model/popup-state';
import { randomBytes } from '@/lib/platform/random-bytes';
import { checkAlias, randomAlias } from '@/lib/rules/alias';
import { cutOffText } from '@/lib/texts/field-notes';
import { t } from '@/lib/texts/translate';

interface ShortLinkFieldProps {
  model: LinkModel;
  draft: Draft;
  problem: string | undefined;
  set: (changes: Partial<Draft>) => void;
}

/** The short link as it will be read: its domain and its alias in one row. The alias has the focus, being what is most often typed. */
export function ShortLinkField({ model, draft, problem, set }: ShortLinkFieldProps) {
  const id = useId();
  const { alias, domain, url } = draft;
  const { connection, page } = model.state;
  const focus = useFocus<HTMLInputElement>();
  const { hosts, reach } = useDomains(model);
  const isFree = useAliasCheck(model.services.send, alias, domain);
  const suggest = async () => {
    const { suggestAlias } = await import('@/lib/rules/suggest-alias');
    set({ alias: suggestAlias(page.title) || randomAlias(randomBytes) });
  };
  const wrong = problem ?? (isFree === false ? t('form_alias_taken') : undefined);
  const note = noteOf({
    problem: wrong,
    good: isFree ? t('form_alias_free') : undefined,
    hint: cutOffText(hosts),
  });
  return (
    <div class="field" role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} class="field-label">
        {t('link_fact_short_link')}
      </span>
      <div class="field-frame short-link-frame" dir="ltr">
        <select
          name="domain"
          class="field-control"
          aria-label={t('common_domain')}
          value={domain}
          onFocus={reach}
          onPointerEnter={reach}
          onChange={({ currentTarget: { value } }) => {
            set({ domain: value });
            rememberDomain(model, value);
          }}
        >
          <option value="">{connection && new URL(connection.address).host}/</option>
          {(domain === '' || hosts.includes(domain) ? hosts : [domain, ...hosts]).map((host) => (
            <option key={host} value={host}>
              {host}/
            </option>
          ))}
        </select>
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
      <NoteLine id={id} note={note} />
    </div>
  );
}

/**
 * The account's branded domains: as last listed, and listed anew once there is a reason to. The first listing comes by
 * itself; afterwards it waits until the user reaches for the field, so that making a link costs one request and no more.
 */
function useDomains({ state, services, early }: LinkModel) {
  const [listed, setListed] = useState<string[] | null>(null);
  const [isAsked, setAsked] = useState(false);
  const hosts = listed ?? state.domains;
  const isOffered = early === null && isAccountOffered(state);
  const reach = () => {
    if (isAsked || !isOffered) return;
    setAsked(true);
    // What was listed before is still there to choose from.
    services.send('domains.refresh', undefined).then(setListed, () => undefined);
  };
  useEffect(() => {
    if (hosts.length === 0) reach();
  }, [isOffered]);
  return { hosts, reach };
}

/** Milliseconds without a key pressed after which an alias is looked up: asking at each letter would use up the budget. */
const lookUpDelay = 500;

/**
 * Looks up whether the account has a link of this alias.
 * @returns null while that is unknown: nothing typed, still typing, no answer
 */
function useAliasCheck(send: LinkServices['send'], alias: string, domain: string): boolean | null {
  const [isFree, setFree] = useState<boolean | null>(null);
  useEffect(() => {
    setFree(null);
    if (alias === '' || checkAlias(alias) !== undefined) return undefined;
    let isOld = false;
    const timer = setTimeout(() => {
      send('alias.check', { alias, domain }).then(
        (answer) => isOld || setFree(answer),
        // Not knowing is no failure of the form: creating will tell.
        () => undefined,
      );
    }, lookUpDelay);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [send, alias, domain]);
  return isFree;
}
