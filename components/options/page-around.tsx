import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

import { ConnectionContext } from '@/components/ui/connection';
import { FormDraftsContext, type FormDrafts } from '@/components/ui/form-drafts';
import { ServicesContext } from '@/components/ui/services';
import { tint } from '@/components/ui/tint';

import { PageContext, type PageState } from './page';
import type { usePageState } from './page-state';

interface PageAroundProps extends ReturnType<typeof usePageState> {
  children: ComponentChildren;
}

/** What every screen is handed by the page that it is on. */
export function PageAround({ page, services, children }: PageAroundProps) {
  const [drafts] = useState<FormDrafts>(() => new Map());
  useTint(page.connection);
  return (
    <ServicesContext.Provider value={services}>
      <ConnectionContext.Provider value={page.connection}>
        <FormDraftsContext.Provider value={drafts}>
          <PageContext.Provider value={page}>{children}</PageContext.Provider>
        </FormDraftsContext.Provider>
      </ConnectionContext.Provider>
    </ServicesContext.Provider>
  );
}

/** Until the service is known, the accent stays as it is. */
function useTint(connection: PageState['connection']): void {
  const isKnown = connection.state === 'ready';
  const color = isKnown ? connection.value?.color : undefined;
  useLayoutEffect(() => {
    if (isKnown) tint(color);
  }, [color, isKnown]);
}
