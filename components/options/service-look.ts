import type { Dispatch, StateUpdater } from 'preact/hooks';

import { type OptionsServices } from '@/components/ui/services';
import { type LoadState, loadedOnce } from '@/components/ui/use-loaded';
import { coalesced } from '@/lib/async/queue';
import type { MessageName } from '@/lib/messages/inputs';
import type { ConnectionStatus, ConnectionView } from '@/lib/model/connection';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import { namedServices } from '@/lib/rules/services';

import type { NamedService } from './connected-services';
import { mayBeUnasked } from './held-services';

export type LoadedConnection = LoadState<ConnectionStatus | null>;

/** The connected service, as far as it matters on every screen. */
interface ServiceStatus extends Pick<ConnectionView, 'id' | 'address' | 'name'> {
  host: string;
  state: 'connected' | 'access_needed' | 'key_needed';
}

/** Null: none is connected. `unknown`: not answered yet. `failed`: no answer came, and a screen that needs it says why. */
export type KnownService = ServiceStatus | null | 'unknown' | 'failed';

interface ServiceLookParts {
  watch: SwitchWatch;
  setSeveral: (several: readonly NamedService[]) => void;
  setConnection: Dispatch<StateUpdater<LoadedConnection>>;
  /** @param denied the pattern of the service's origin, where the browser allows no access to it */
  setDenied: (denied: string | null) => void;
}

/** Looks which services are connected and which is in use. What is known stays where no answer comes. */
export function createServiceLook({ send, hasOrigin }: OptionsServices, parts: ServiceLookParts) {
  const { watch, setSeveral, setConnection, setDenied } = parts;
  let changes = 0;
  const show = (value: ConnectionStatus | null) =>
    setConnection({ ...loadedOnce, value, replace, reload: look });
  const replace = (value: ConnectionStatus | null) => {
    changes += 1;
    show(value);
  };
  const lookInUse = async () => {
    const before = changes;
    const value = await send('connection.get', undefined);
    const pattern = value?.originPattern ?? null;
    // Access is believed to be there until the browser denies it.
    const isAllowed = pattern === null || (await hasOrigin(pattern).catch(() => true));
    setDenied(isAllowed ? null : pattern);
    // What was changed meanwhile is newer.
    if (before === changes) show(value);
    watch.see(value?.id ?? null);
  };
  const look = coalesced(async () => {
    const list = send('services.list', undefined).then(
      (all) => setSeveral(namedServices(all)),
      // Where nothing is known, the page is about the service in use alone.
      () => undefined,
    );
    const inUse = lookInUse().catch((failure: unknown) =>
      setConnection((known) =>
        known.state === 'ready'
          ? known
          : { state: 'failed', error: reportOf(failure), reload: look },
      ),
    );
    await Promise.all([list, inUse]);
  });
  return look;
}

export function serviceOf(connection: LoadedConnection, denied: string | null): KnownService {
  if (connection.state !== 'ready') return connection.state === 'failed' ? 'failed' : 'unknown';
  if (connection.value === null) return null;
  const { id, address, name = '', keyUnreadable, originPattern } = connection.value;
  const service = { id, address, name, host: new URL(address).host };
  if (keyUnreadable) return { ...service, state: 'key_needed' };
  return { ...service, state: denied === originPattern ? 'access_needed' : 'connected' };
}

export type SwitchWatch = ReturnType<typeof createSwitchWatch>;

/** Notices that another service is in use. A screen that connects or removes one shows by itself what came of it. */
export function createSwitchWatch(onSwitch: (wasRefused: boolean) => void) {
  let seen: string | null = null;
  let wasRefused = false;
  let ownChanges = 0;
  return {
    /** @param id of the service that is in use; null for none */
    see: (id: string | null): void => {
      if (ownChanges > 0) return;
      if (seen !== null && id !== null && id !== seen) onSwitch(wasRefused);
      // A refusal without a switch, or after one was seen, says nothing of the next.
      wasRefused = false;
      seen = id ?? seen;
    },
    /**
     * Something was meant for another service than the one in use. What belongs to another one, as a job does, names that; what the
     * page asks by itself was not pressed by the user.
     */
    hear: (name: MessageName, { code, address }: ErrorReport): void => {
      wasRefused ||= code === 'other_service' && address === undefined && !mayBeUnasked(name);
    },
    during: async <T>(change: Promise<T>): Promise<T> => {
      ownChanges += 1;
      return change.finally(() => {
        ownChanges -= 1;
        seen = null;
      });
    },
  };
}
