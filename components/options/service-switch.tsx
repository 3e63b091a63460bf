import { ChevronsUpDown } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';

import { Menu, MenuGroup, MenuItem } from '@/components/ui/menu';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { ServiceMark, ConnectedServicesContext, useServiceInUse } from './connected-services';

import './options.css';

/** Where there are several services, a menu of the others beside the one in use. What was put to use is said. */
export function ServiceSwitch({ children }: { children: ComponentChildren }) {
  const { send } = useServices();
  const several = useContext(ConnectedServicesContext);
  const inUse = useServiceInUse();
  const { isPending, error, state, run } = useRequest(async (_tools, id: string) => {
    await send('services.use', { id });
    return id;
  });
  if (inUse === undefined) return <>{children}</>;
  const isDone = state.state === 'done' && state.value === inUse.id;
  return (
    <div class="service-switch">
      {children}
      <Menu of={ChevronsUpDown} label={t('services_switch')} busy={isPending}>
        {() => (
          <MenuGroup title={t('services_switch')}>
            {several
              .filter((service) => service !== inUse)
              .map(({ id, connection, label }) => (
                <MenuItem key={id} onPress={() => void run(id)}>
                  <ServiceMark of={connection} />
                  <bdi>{label}</bdi>
                </MenuItem>
              ))}
          </MenuGroup>
        )}
      </Menu>
      <p class="unseen" role="status">
        {isDone ? t('services_switched', { service: inUse.label }) : ''}
      </p>
      {error === null ? null : (
        <p class="service-switch-problem" role="alert">
          {errorText(error).sentence}
        </p>
      )}
    </div>
  );
}
