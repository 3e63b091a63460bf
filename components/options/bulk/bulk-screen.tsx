import { useCallback } from 'preact/hooks';

import type { ScreenProps } from '@/components/options/screen-entry';
import { LoadedPart } from '@/components/ui/loaded-part';
import { Screen } from '@/components/ui/screen';
import { useLoaded } from '@/components/ui/use-loaded';
import { mayBeOffered } from '@/lib/rules/may-be-offered';

import { useForgetDraft } from './bulk-draft';
import { ManyLinks } from './many-links';
import { NotPossible } from './not-possible';

import '@/components/ui/choice.css';
import './bulk.css';

/** Many links at once: from a list, a file or the tabs of a window. */
export function BulkScreen({ services }: ScreenProps) {
  const load = useCallback(async () => {
    const connection = await services.send('connection.get', undefined);
    if (connection === null) return null;
    const [preferences, isPermitted] = await Promise.all([
      services.send('preferences.get', undefined),
      services.mayReach(connection.originPattern),
    ]);
    return { connection, preferences, isPermitted };
  }, [services]);
  const loaded = useLoaded(load);
  useForgetDraft(loaded.state === 'ready' && loaded.value === null);
  return (
    <Screen title="Many links" wide>
      <LoadedPart loaded={loaded} what="your connection">
        {({ value, reload }) =>
          value === null || !value.isPermitted || !mayBeOffered(value.connection.apis.shortUrl) ? (
            <NotPossible
              services={services}
              connection={value?.connection ?? null}
              onPermitted={reload}
            />
          ) : (
            <ManyLinks
              services={services}
              connection={value.connection}
              preferences={value.preferences}
            />
          )
        }
      </LoadedPart>
    </Screen>
  );
}
