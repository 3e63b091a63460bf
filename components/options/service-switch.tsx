import { ChevronsUpDown } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';

import { useRequest } from '@/components/ui/use-request';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { ServiceMark, ServicesContext, useServiceInUse } from './connected-services';
import { Menu, MenuGroup, MenuItem } from './links/list/menu';
import type { OptionsServices } from './services';

import './options.css';

interface ServiceSwitchProps extends Pick<OptionsServices, 'send'> {
  /** The card of the service in use. */
  children: ComponentChildren;
}

/** Where there are several services, a menu of the others beside the one in use. What was put to use is said. */
export function ServiceSwitch({ send, children }: ServiceSwitchProps) {
  const several = useContext(ServicesContext);
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
