import { createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';

import { initialDraft } from '@/components/link/model';
import { formView } from '@/components/link/view';
import type { NewLinkModel } from '@/components/options/links/new/use-new-link';
import type { Listen } from '@/components/ui/hooks';
import { coalesced } from '@/lib/async/queue';
import type { PageBeside } from '@/lib/platform/panel';
import { chosenExtras } from '@/lib/rules/link';
import { pageProblem } from '@/lib/rules/url/page-problem';

/** The browser's word on the page that stands beside the panel. */
export interface Beside {
  read: () => Promise<PageBeside>;
  listen: Listen;
}

const unseen: PageBeside = { url: '', title: '' };

export const BesideContext = createContext<Beside>({
  read: async () => unseen,
  listen: () => () => undefined,
});

/** The page that stands beside the panel by now, null until it was looked at, and what looks at it once more. */
export function usePageBeside() {
  const { read, listen } = useContext(BesideContext);
  const [page, setPage] = useState<PageBeside | null>(null);
  useLayoutEffect(() => {
    const look = coalesced(async () => {
      const { url, title } = await read().catch(() => unseen);
      setPage((was) => (was?.url === url && was.title === title ? was : { url, title }));
    });
    look();
    return listen(look);
  }, [read, listen]);
  return { page, read };
}

/** Has the form go with the page, for as long as it holds the address of the page before and nothing that was typed. */
export function followPage(model: NewLinkModel, page: PageBeside): void {
  const { view, state, draft } = model;
  if (view.name !== 'form' || view.error !== null) return;
  const { url } = initialDraft({ ...state, draft: null });
  const { alias, password, expiry } = draft;
  const isTyped = draft.url !== url || alias + password + expiry !== '';
  const isKnown = state.page.url === page.url && state.page.title === page.title;
  if (isKnown || isTyped || Object.keys(chosenExtras(model.extras)).length > 0) return;
  takePage(model, page);
}

/** Puts the page's address into the form. Domain, campaign and channel stay as they were chosen. */
export function takePage(model: NewLinkModel, { url, title }: PageBeside): void {
  const { view, state } = model;
  if (view.name !== 'form' || view.busy) return;
  const problem = url === '' ? null : pageProblem(url);
  model.state = { ...state, page: { ...state.page, url, title, problem } };
  model.draft = { ...model.draft, url: problem === null ? url : '' };
  model.show(formView());
}
