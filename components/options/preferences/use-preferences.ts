import { useCallback, useState } from 'preact/hooks';

import { useOnReturn } from '@/components/options/use-on-return';
import { useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { Preferences } from '@/lib/model/preferences';
import { withPreferences } from '@/lib/rules/preferences';

export type PreferenceSaving =
  | { state: 'idle' | 'busy' | 'saved' }
  | { state: 'failed'; error: ErrorReport; retry: () => void };

/** The preferences, and the way to change them: a change shows at once, is stored, and is taken back when that fails. */
export function usePreferences() {
  const { send } = useServices();
  const load = useCallback(async () => send('preferences.get', undefined), [send]);
  const loaded = useLoaded(load);
  const [pending, setPending] = useState<readonly Partial<Preferences>[]>([]);
  const [saving, setSaving] = useState<PreferenceSaving>({ state: 'idle' });

  // The popup stores choices, too.
  useOnReturn('reload' in loaded ? loaded.reload : undefined);

  const save = async (changes: Partial<Preferences>) => {
    if (loaded.state !== 'ready') return;
    setPending((all) => [...all, changes]);
    setSaving({ state: 'busy' });
    try {
      loaded.replace(await send('preferences.save', changes));
      setSaving({ state: 'saved' });
    } catch (failure) {
      setSaving({ state: 'failed', error: reportOf(failure), retry: () => void save(changes) });
    } finally {
      setPending((all) => all.filter((one) => one !== changes));
    }
  };

  const shown: typeof loaded =
    loaded.state === 'ready'
      ? { ...loaded, value: pending.reduce(withPreferences, loaded.value) }
      : loaded;
  return {
    loaded: shown,
    /** Without what is on its way; null as long as it is not known. */
    stored: loaded.state === 'ready' ? loaded.value : null,
    saving,
    save: (changes: Partial<Preferences>) => void save(changes),
  };
}
