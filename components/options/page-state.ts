import { useLayoutEffect, useMemo, useState } from 'preact/hooks';

import { type OptionsServices } from '@/components/ui/services';
import { notLoaded } from '@/components/ui/use-loaded';
import { coalesced } from '@/lib/async/queue';
import type { MessageName } from '@/lib/messages/inputs';
import type { BudgetView } from '@/lib/model/account';
import { reportOf } from '@/lib/model/errors';
import type { ManagedSettings } from '@/lib/model/managed';
import { nothingManaged } from '@/lib/rules/managed';

import type { NamedService } from './connected-services';
import { type Shown, heldTo } from './held-services';
import {
  type KnownService,
  type LoadedConnection,
  type SwitchWatch,
  createServiceLook,
  createSwitchWatch,
  serviceOf,
} from './service-look';
import { useOnReturn } from './use-on-return';

export interface PageState {
  /** The page's services: what their use may have changed is looked at again. */
  services: OptionsServices;
  connection: LoadedConnection;
  /** Looks anew which service is in use. */
  look: () => void;
  service: KnownService;
  /** As `ConnectedServicesContext` has them. */
  several: readonly NamedService[];
  /** How often another service was put to use, other than by connecting it here: the screens begin anew each time. */
  switches: number;
  /** Whether the last one was noticed because something was refused that was meant for the service before. */
  wasRefused: boolean;
  /** The account API's rate limit, once it was used. */
  budget: BudgetView | null;
  /** What the person's organization set; null until that is known. */
  managed: ManagedSettings | null;
  /** Whether single keys do something; not before the preference is known, nor on devices without a keyboard. */
  hasKeys: boolean;
}

/**
 * What the frame around all screens shows. It is asked for when the page opens and when the person comes back, and after
 * whatever the page itself does that may change it.
 */
export function usePageState(given: OptionsServices): PageState {
  const [connection, setConnection] = useState<LoadedConnection>(notLoaded);
  const [denied, setDenied] = useState<string | null>(null);
  const [budget, setBudget] = useState<BudgetView | null>(null);
  const [hasKeys, setHasKeys] = useState(false);
  const [managed, setManaged] = useState<ManagedSettings | null>(null);
  const [several, setSeveral] = useState<readonly NamedService[]>([]);
  const [{ switches, wasRefused }, setSwitch] = useState({ switches: 0, wasRefused: false });
  const [watch] = useState(() =>
    createSwitchWatch((refused) =>
      setSwitch((last) => ({ switches: last.switches + 1, wasRefused: refused })),
    ),
  );

  const looks = useMemo(
    () => ({
      service: createServiceLook(given, { watch, setSeveral, setConnection, setDenied }),
      managed: coalesced(async () =>
        // Whatever it forbids, the background refuses.
        given
          .send('managed.get', undefined)
          .then(setManaged, () => setManaged((known) => known ?? nothingManaged)),
      ),
      budget: coalesced(async () =>
        // Nothing is lost without it: what waits says so itself.
        given.send('budget.get', undefined).then(setBudget, () => undefined),
      ),
      preferences: coalesced(async () =>
        given.send('preferences.get', undefined).then(
          ({ pageKeys }) => setHasKeys(pageKeys && given.ways.keys),
          () => undefined,
        ),
      ),
    }),
    [given, watch],
  );
  useLayoutEffect(() => {
    looks.service();
    looks.managed();
    looks.preferences();
  }, [looks]);
  useOnReturn(looks.service);
  useOnReturn(looks.managed);

  const service = serviceOf(connection, denied);
  // What a screen still asks for after a switch is meant for the service that it showed.
  const shown = useMemo((): Shown => ({ id: undefined }), [switches]);
  if (service !== null && typeof service === 'object') shown.id = service.id;
  const services = useMemo(
    () => withLooks(heldTo(shown, given), looks, watch),
    [shown, given, looks, watch],
  );
  return {
    services,
    connection,
    look: looks.service,
    service,
    several,
    switches,
    wasRefused,
    budget,
    managed,
    hasKeys,
  };
}

/** What a screen does to the connection and shows by itself. */
const ownChanges: ReadonlySet<MessageName> = new Set([
  'connection.connect',
  'backup.connect',
  'services.remove',
]);

type Looks = Readonly<Record<'service' | 'budget' | 'preferences', () => void>>;

/** What may be otherwise after a message, whether it succeeded or not. */
const looksAfter: { readonly [N in MessageName]?: readonly (keyof Looks)[] } = {
  'connection.connect': ['service'],
  'connection.revoke': ['service', 'preferences'],
  'backup.connect': ['service'],
  'services.use': ['service'],
  'services.change': ['service'],
  'services.remove': ['service'],
  'preferences.save': ['preferences'],
  'backup.restorePreferences': ['preferences'],
};

function withLooks(given: OptionsServices, looks: Looks, watch: SwitchWatch): OptionsServices {
  const { account } = given;
  const heard = async <T>(name: MessageName, answer: Promise<T>): Promise<T> =>
    answer.catch((failure: unknown) => {
      watch.hear(name, reportOf(failure));
      throw failure;
    });
  const follow = async <T>(answer: Promise<T>, after: readonly (keyof Looks)[]): Promise<T> =>
    answer
      .catch((failure: unknown) => {
        if (isDisconnected(failure)) looks.service();
        throw failure;
      })
      .finally(() => {
        for (const look of after) looks[look]();
      });
  return {
    ...given,
    send: async (name, input) => {
      const answer = heard(name, given.send(name, input));
      return follow(ownChanges.has(name) ? watch.during(answer) : answer, looksAfter[name] ?? []);
    },
    requestOrigin: async (pattern) => follow(given.requestOrigin(pattern), ['service']),
    account: {
      known: account.known,
      read: async (...asked) => follow(account.read(...asked), ['budget']),
      change: async (...asked) =>
        follow(heard('account.change', account.change(...asked)), ['budget']),
    },
  };
}

/** Whether a failure tells that the service is not connected as it was, or not in use: something happened to that elsewhere. */
function isDisconnected(failure: unknown): boolean {
  const { code } = reportOf(failure);
  return code === 'not_connected' || code === 'other_service' || code === 'permission_missing';
}
