import { useState } from 'preact/hooks';

import { makeLink } from '@/components/popup/actions/make-link';
import { saveDraft } from '@/components/popup/actions/remember';
import type { PopupModel } from '@/components/popup/model';
import type { Draft } from '@/lib/model/popup-state';
import { checkAlias } from '@/lib/rules/alias';
import { checkExpiry, localDay } from '@/lib/rules/expiry';
import type { Problem } from '@/lib/rules/problems';
import { checkPassword } from '@/lib/rules/secrets';
import { checkLongUrl } from '@/lib/rules/url/url';
import { t } from '@/lib/texts/translate';

/** What is wrong with each part of the form. */
function checkDraft(draft: Draft, today: string): Partial<Record<keyof Draft, Problem>> {
  const found = {
    url: checkLongUrl(draft.url),
    alias: checkAlias(draft.alias),
    password: checkPassword(draft.password),
    expiry: checkExpiry(draft.expiry, today),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

const words = (problem: Problem | undefined): string | undefined =>
  problem === undefined ? undefined : t(`problem_${problem}`);

/** What is typed in the form, what is wrong with it in words, and what Enter does. */
export function useForm(model: PopupModel) {
  // The answer of the background may fill in what nobody has typed.
  const { draft } = model;
  const [, redraw] = useState(draft);
  // An address is wrong until it is whole, so it is judged only once the person has left it.
  const [urlLeft, setUrlLeft] = useState(false);
  const problems = checkDraft(draft, localDay(new Date()));

  return {
    draft,
    problems: {
      url: urlLeft ? words(problems.url) : undefined,
      alias: words(problems.alias),
      password: words(problems.password),
      expiry: words(problems.expiry),
    },
    set: (changes: Partial<Draft>) => {
      saveDraft(model, { ...model.draft, ...changes });
      redraw(model.draft);
    },
    leaveUrl: () => setUrlLeft(true),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      // Nothing is drawn again for a form that is fine: the link comes first.
      if (Object.keys(problems).length === 0) {
        void makeLink(model);
        return;
      }
      setUrlLeft(true);
      if (event.currentTarget instanceof HTMLFormElement) focusFirstProblem(event.currentTarget);
    },
  };
}

export type Form = ReturnType<typeof useForm>;

/** After the drawing that marks the fields. */
function focusFirstProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}
