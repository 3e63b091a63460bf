import type { ComponentChildren } from 'preact';
import { useCallback } from 'preact/hooks';

import { ConnectionContext } from '@/components/ui/connection';
import { type OptionsServices, ServicesContext } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';

interface PageAroundProps {
  services: OptionsServices;
  children: ComponentChildren;
}

/** What the options page gives to a part of it that is drawn alone. */
export function PageAround({ services, children }: PageAroundProps) {
  const load = useCallback(async () => services.send('connection.get', undefined), [services]);
  return (
    <ServicesContext.Provider value={services}>
      <ConnectionContext.Provider value={useLoaded(load)}>{children}</ConnectionContext.Provider>
    </ServicesContext.Provider>
  );
}
