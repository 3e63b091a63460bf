import { useCallback, useState } from 'preact/hooks';

import type { OptionsServices } from '@/components/options/services';
import { useLoaded } from '@/components/ui/loaded';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { Preferences } from '@/lib/model/preferences';

export type PreferenceSaving =
  | { state: 'idle' | 'busy' | 'saved' }
  | { state: 'failed'; error: ErrorReport; retry: () => void };

/**
 * The preferences, and the way to change them: a change shows at once, is stored, and is taken back when that fails.
 */
export function usePreferences(services: Pick<OptionsServices, 'send'>) {
  const load = useCallback(async () => services.send('preferences.get', undefined), [services]);
  const loaded = useLoaded(load);
  const [pending, setPending] = useState<readonly Partial<Preferences>[]>([]);
  const [saving, setSaving] = useState<PreferenceSaving>({ state: 'idle' });

  const save = async (changes: Partial<Preferences>) => {
    if (loaded.state !== 'ready') return;
    setPending((all) => [...all, changes]);
    setSaving({ state: 'busy' });
    try {
      loaded.replace(await services.send('preferences.save', changes));
      setSaving({ state: 'saved' });
    } catch (failure) {
      setSaving({ state: 'failed', error: reportOf(failure), retry: () => void save(changes) });
    } finally {
      setPending((all) => all.filter((one) => one !== changes));
    }
  };

  const shown: typeof loaded =
    loaded.state === 'ready' ? { ...loaded, value: withChanges(loaded.value, pending) } : loaded;
  return { loaded: shown, saving, save: (changes: Partial<Preferences>) => void save(changes) };
}

function withChanges(stored: Preferences, pending: readonly Partial<Preferences>[]): Preferences {
  const shown = { ...stored };
  for (const changes of pending) Object.assign(shown, changes);
  return shown;
}
