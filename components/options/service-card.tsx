import { ChevronsUpDown } from 'lucide';

import { Menu, MenuGroup, MenuItem } from '@/components/ui/menu';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import { useSecondsLeft } from '@/components/ui/wait-line';
import type { ConnectionStatus } from '@/lib/model/connection';
import { nameOfService } from '@/lib/rules/managed';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { ServiceMark, useServiceInUse } from './connected-services';
import { useManaged } from './managed';
import { usePage } from './page';

import './options.css';

interface ServiceCardProps {
  /** The rate limit matters on this screen. */
  isBudgetShown: boolean;
  onOpen: () => void;
}

/** The service in use; where there are several, a menu of the others beside it. */
export function ServiceCard(props: ServiceCardProps) {
  const { send } = useServices();
  const { several } = usePage();
  const inUse = useServiceInUse();
  const { isPending, error, state, run } = useRequest(async (_tools, id: string) => {
    await send('services.use', { id });
    return id;
  });
  if (inUse === undefined) return <ConnectionCard {...props} />;
  const isDone = state.state === 'done' && state.value === inUse.id;
  return (
    <div class="service-switch">
      <ConnectionCard {...props} />
      <Menu of={ChevronsUpDown} label={t('services_switch')} busy={isPending}>
        {() => (
          <MenuGroup title={t('services_switch')}>
            {several
              .filter((service) => service !== inUse)
              .map(({ id, connection, label }) => (
                <MenuItem key={id} onPress={() => void run(id)}>
                  <ServiceMark of={connection} label={label} />
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

/** Requests that are left when the limit is shown. */
const lowBudget = 8;

/** How the service stands, or how much is left of its rate limit when that gets short. */
function ConnectionCard({ isBudgetShown, onOpen }: ServiceCardProps) {
  const { connection, denied, budget } = usePage();
  const seconds = useSecondsLeft(budget?.resetsAt);
  if (connection.state !== 'ready' || connection.value === null) return null;
  const service = connection.value;
  const state = stateOf(service, denied);
  const isLow = isBudgetShown && budget !== null && budget.left <= lowBudget && seconds > 0;
  const isShort = isLow && state === 'connected';
  return (
    <a
      class={`connection-card connection-${isShort ? 'limited' : state}`}
      href="#connect"
      onClick={onOpen}
    >
      <ServiceName service={service} />
      <span class="connection-state">
        {isShort
          ? t('options_budget', { left: budget.left, limit: budget.limit })
          : t(states[state])}
      </span>
      {/* Seen, but not read out anew with every second. */}
      {isShort ? (
        <span class="connection-resets" aria-hidden="true">
          {t('options_budget_resets', { seconds })}
        </span>
      ) : null}
    </a>
  );
}

function ServiceName({ service }: { service: ConnectionStatus }) {
  const managed = useManaged();
  const { host } = new URL(service.address);
  const name = useServiceInUse()?.label ?? nameOfService(service, managed);
  return (
    <>
      <ServiceMark of={service} label={name || host} />
      <span class="connection-host" title={host}>
        {name === '' ? <bdi dir="ltr">{host}</bdi> : <bdi>{name}</bdi>}
      </span>
    </>
  );
}

function stateOf(service: ConnectionStatus, denied: string | null) {
  if (service.keyUnreadable) return 'key_needed';
  return service.originPattern === denied ? 'access_needed' : 'connected';
}

const states = {
  connected: 'connection_connected',
  access_needed: 'options_access_needed',
  key_needed: 'options_key_needed',
} as const;
