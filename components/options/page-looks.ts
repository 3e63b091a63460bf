import type { OptionsServices } from '@/components/ui/services';
import { showTheme } from '@/components/ui/theme';
import { coalesced } from '@/lib/async/queue';
import type { MessageName } from '@/lib/messages/inputs';
import { type ErrorCode, reportOf } from '@/lib/model/errors';
import { nothingManaged } from '@/lib/rules/managed';
import { namedServices } from '@/lib/rules/services';

import { type Show, createConnectionLook } from './connection-look';
import { askedOfShown } from './held-services';

type Looks = Readonly<Record<'service' | 'managed' | 'preferences' | 'budget', () => void>>;

/** What may be otherwise after a message, whether it succeeded or not. */
const looksAfter: { readonly [N in MessageName]?: readonly (keyof Looks)[] } = {
  'account.read': ['budget'],
  'account.change': ['budget'],
  'connection.connect': ['service'],
  'connection.revoke': ['service', 'preferences'],
  'backup.connect': ['service'],
  'services.use': ['service'],
  'services.change': ['service'],
  'services.remove': ['service'],
  'preferences.save': ['preferences'],
  'backup.restorePreferences': ['preferences'],
};

/** The service is not connected as it was, or not in use: something changed elsewhere. */
const changedElsewhere: ReadonlySet<ErrorCode> = new Set([
  'not_connected',
  'other_service',
  'permission_missing',
]);

/** What asks for the state of the page, and services that ask again after what may change it. */
export function createLooks(given: OptionsServices, show: Show) {
  const { send, requestOrigin, ways } = given;
  const connection = createConnectionLook(given, show, () => looks.service());
  const looks: Looks = {
    service: coalesced(async () => {
      const list = orNull(send('services.list', undefined)).then((all) => {
        if (all !== null) show(() => ({ several: namedServices(all) }));
      });
      await Promise.all([list, connection.look()]);
    }),
    // Whatever it forbids, the background refuses.
    managed: coalesced(async () => {
      const managed = await orNull(send('managed.get', undefined));
      show((was) => ({ managed: managed ?? was.managed ?? nothingManaged }));
    }),
    preferences: coalesced(async () => {
      const preferences = await orNull(send('preferences.get', undefined));
      if (preferences === null) return;
      showTheme(preferences.theme);
      show(() => ({ hasKeys: preferences.pageKeys && ways.keys }));
    }),
    budget: coalesced(async () => {
      const budget = await orNull(send('budget.get', undefined));
      if (budget !== null) show(() => ({ budget }));
    }),
  };
  const services: OptionsServices = {
    ...given,
    send: async (name, ...sent) => {
      try {
        return await send(name, ...sent);
      } catch (failure) {
        const { code, address } = reportOf(failure);
        // What belongs to another service, as a run does, names that.
        if (code === 'other_service' && address === undefined && !askedOfShown.has(name)) {
          connection.refused();
        }
        if (changedElsewhere.has(code)) looks.service();
        throw failure;
      } finally {
        for (const look of looksAfter[name] ?? []) looks[look]();
      }
    },
    requestOrigin: async (pattern) => requestOrigin(pattern).finally(looks.service),
  };
  return { looks, services };
}

const orNull = async <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);
