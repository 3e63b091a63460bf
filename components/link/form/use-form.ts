import { useState } from 'preact/hooks';

import { makeLink } from '@/components/link/actions/make-link';
import { saveDraft } from '@/components/link/actions/remember';
import type { LinkModel } from '@/components/link/model';
import type { Draft } from '@/lib/model/popup-state';
import { checkAlias } from '@/lib/rules/alias';
import { checkExpiry, localDay } from '@/lib/rules/expiry';
import type { Problem } from '@/lib/rules/problems';
import { checkPassword } from '@/lib/rules/secrets';
import { checkLongUrl } from '@/lib/rules/url/url';
import { t } from '@/lib/texts/translate';

const textOf = (problem: Problem | undefined): string | undefined =>
  problem && t(`problem_${problem}`);

/** What is typed in the form, what is wrong with it in words, and what Enter does. */
export function useForm(model: LinkModel) {
  // The answer of the background may fill in what was not typed.
  const { draft } = model;
  const [, redraw] = useState(draft);
  // An address is wrong until it is whole, so it is judged only once it was left.
  const [urlLeft, setUrlLeft] = useState(false);
  const { url, ...problems } = {
    url: textOf(checkLongUrl(draft.url)),
    alias: textOf(checkAlias(draft.alias)),
    password: textOf(checkPassword(draft.password)),
    expiry: textOf(checkExpiry(draft.expiry, localDay(new Date()))),
  };
  return {
    draft,
    problems: { ...problems, url: urlLeft ? url : undefined },
    set: (changes: Partial<Draft>) => {
      saveDraft(model, { ...model.draft, ...changes });
      redraw(model.draft);
    },
    leaveUrl: () => setUrlLeft(true),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      // Nothing is drawn again for a form that is fine: the link comes first.
      if ((url ?? problems.alias ?? problems.password ?? problems.expiry) === undefined) {
        return void makeLink(model);
      }
      setUrlLeft(true);
      const form = event.currentTarget;
      // After the drawing that marks the fields.
      requestAnimationFrame(
        () =>
          form instanceof HTMLFormElement &&
          form.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
      );
    },
  };
}

export type Form = ReturnType<typeof useForm>;
