import { useContext, useId, useState } from 'preact/hooks';

import { Icon } from '@/components/ui/icon';
import { useSecondsLeft } from '@/components/ui/wait-line';
import type { BudgetView } from '@/lib/model/account';
import { nameOfService, nothingManaged } from '@/lib/rules/managed';
import { type PlainMessageKey, t } from '@/lib/texts/translate';

import { ServiceMark, useServiceInUse } from './connected-services';
import { ManagedContext } from './managed';
import { screenGroups } from './screens';
import type { KnownService } from './service-look';
import { ServiceSwitch } from './service-switch';
import type { ScreenEntry } from './services';

import './options.css';

/** Requests: from here on it is good to know how many are left. */
const lowBudget = 8;

interface SidebarProps {
  /** The id of the screen that is shown; undefined as long as none is. */
  current: string | undefined;
  service: KnownService;
  /** The rate limit, where it matters on this screen. */
  budget: BudgetView | null;
  hasKeys: boolean;
}

/**
 * Every screen by name, each with an address of its own, and the service that they are about. In a narrow window the screens are
 * behind a button.
 */
export function Sidebar({ current, service, budget, hasKeys }: SidebarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header class={`sidebar ${isOpen ? 'sidebar-open' : ''}`}>
      <p class="sidebar-name">
        <img src="/icon/curtail.svg" alt="" width="28" height="28" />
        Curtail
      </p>
      <button
        type="button"
        class="button button-secondary sidebar-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('options_menu')}
      </button>
      <nav id={id} class="sidebar-screens" aria-label={t('options_menu')}>
        {screenGroups.map(({ title, screens }) => (
          <div key={title} class="sidebar-group">
            <p class="sidebar-title">{t(title)}</p>
            <ul aria-label={t(title)}>
              {screens.map((screen) => (
                <li key={screen.id}>
                  <a
                    class="sidebar-screen"
                    href={`#${screen.id}`}
                    aria-current={screen.id === current ? 'page' : undefined}
                    title={hasKeys ? keysTo(screen) : undefined}
                    onClick={close}
                  >
                    <Icon of={screen.icon} />
                    {t(screen.title)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <ServiceSwitch>
        <ConnectionCard service={service} budget={budget} onOpen={close} />
      </ServiceSwitch>
    </header>
  );
}

/** The keys that lead to a screen, for those who point at its name. */
const keysTo = ({ letter }: ScreenEntry): string | undefined =>
  letter === undefined
    ? undefined
    : t('options_keys_then', { first: 'G', second: letter.toUpperCase() });

interface ConnectionCardProps {
  service: KnownService;
  budget: BudgetView | null;
  onOpen: () => void;
}

/** Which service is connected and how that stands, or how much is left of its rate limit when that gets short. */
function ConnectionCard({ service, budget, onOpen }: ConnectionCardProps) {
  const seconds = useSecondsLeft(budget?.resetsAt);
  if (typeof service === 'string') return null;
  const state = service?.state ?? 'not_connected';
  const limit = state === 'connected' ? whereShort(budget, seconds) : null;
  const { dot, text } = states[state];
  return (
    <a
      class={`connection-card connection-${limit === null ? state : 'limited'}`}
      href="#connect"
      onClick={onOpen}
    >
      <CardMark dot={limit === null ? dot : 'dot-warning'} />
      {service === null ? null : <ServiceName service={service} />}
      {limit === null ? (
        <span class="connection-state">{t(text)}</span>
      ) : (
        <BudgetLeft budget={limit} seconds={seconds} />
      )}
    </a>
  );
}

/** How the service stands; where there are several, which one it is, as words say how it stands. */
function CardMark({ dot }: { dot: string }) {
  const named = useServiceInUse();
  return named === undefined ? (
    <span class={`dot ${dot}`} />
  ) : (
    <ServiceMark of={named.connection} />
  );
}

/** The name of the service in use; its host, where it has none. */
function ServiceName({ service }: { service: Exclude<KnownService, string | null> }) {
  const { host } = service;
  const managed = useContext(ManagedContext) ?? nothingManaged;
  const name = useServiceInUse()?.label ?? nameOfService(service, managed);
  return (
    <span class="connection-host" title={host}>
      {name === '' ? <bdi dir="ltr">{host}</bdi> : <bdi>{name}</bdi>}
    </span>
  );
}

/** A budget of which little is left for some seconds; null for any other. */
const whereShort = (budget: BudgetView | null, seconds: number): BudgetView | null =>
  budget !== null && budget.left <= lowBudget && seconds > 0 ? budget : null;

function BudgetLeft({ budget, seconds }: { budget: BudgetView; seconds: number }) {
  const { left, limit } = budget;
  return (
    <>
      <span class="connection-state">{t('options_budget', { left, limit })}</span>
      {/* Seen, but not read out anew with every second. */}
      <span class="connection-resets" aria-hidden="true">
        {t('options_budget_resets', { seconds })}
      </span>
    </>
  );
}

const states = {
  connected: { dot: 'dot-success', text: 'connection_connected' },
  access_needed: { dot: 'dot-warning', text: 'options_access_needed' },
  key_needed: { dot: 'dot-warning', text: 'options_key_needed' },
  not_connected: { dot: '', text: 'options_not_connected' },
} as const satisfies Record<string, { dot: string; text: PlainMessageKey }>;
