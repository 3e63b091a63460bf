import { AppWindow } from 'lucide';
import { useLayoutEffect, useState } from 'preact/hooks';

import { useForm } from '@/components/link/form/use-form';
import { LinkForm, type NewLinkFormProps } from '@/components/options/links/new/new-link-form';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useServices } from '@/components/ui/services';
import type { PageBeside } from '@/lib/platform/panel';
import { pageProblem } from '@/lib/rules/url/page-problem';
import { t } from '@/lib/texts/translate';

import { followPage, takePage, usePageBeside } from './page-beside';

/** The form for a new link, about the page beside the panel as far as the browser shows that one. */
export function PanelForm({ model, view }: NewLinkFormProps) {
  const form = useForm(model);
  const { page, read } = usePageBeside();
  useLayoutEffect(() => {
    if (page !== null) followPage(model, page);
  }, [model, page]);
  const take = (taken: PageBeside) => takePage(model, taken);
  return (
    <div class="new-link">
      <LinkForm model={model} view={view} form={form}>
        {page === null ? null : page.url === '' ? (
          <HiddenPage onAllowed={() => void read().then(take)} />
        ) : (
          <SeenPage page={page} shown={model.draft.url} onTake={take} />
        )}
      </LinkForm>
    </div>
  );
}

/** The browser hides the page: its address takes a permission. */
function HiddenPage({ onAllowed }: { onAllowed: () => void }) {
  const { requestPermission } = useServices();
  const [isRefused, setRefused] = useState(false);
  const take = async (answer: Promise<boolean>) => {
    const isGiven = await answer.catch(() => false);
    setRefused(!isGiven);
    if (isGiven) onAllowed();
  };
  return (
    <div class="panel-hidden">
      <Button onClick={() => void take(requestPermission('tabs'))}>
        <Icon of={AppWindow} />
        {t('panel_use_page')}
      </Button>
      <p class="screen-lead" role="status">
        {t(isRefused ? 'panel_page_denied' : 'panel_page_hint')}
      </p>
    </div>
  );
}

interface SeenPageProps {
  page: PageBeside;
  /** The address in the form. */
  shown: string;
  onTake: (page: PageBeside) => void;
}

/** Which page it is, and the way to its address where the form holds another one. Its room stays the same. */
function SeenPage({ page, shown, onTake }: SeenPageProps) {
  const { url, title } = page;
  return (
    <div class="panel-page">
      <Icon of={AppWindow} />
      <bdi title={title}>{title || url}</bdi>
      {shown === url || pageProblem(url) !== null ? null : (
        <Button variant="ghost" class="button-small" onClick={() => onTake(page)}>
          {t('panel_use_page')}
        </Button>
      )}
    </div>
  );
}
