import { LoadedPart } from '@/components/ui/loaded-part';
import { Screen } from '@/components/ui/screen';

import { SaveStatus } from './save-status';
import type { Services } from './services';
import { ShortPartChoice } from './short-part-choice';
import { ShortcutPart } from './shortcut-part';
import { ToolbarChoice } from './toolbar-choice';
import { TrackingChoices } from './tracking-choices';
import { usePreferences } from './use-preferences';

/** What Curtail does by itself. Every change is stored at once. */
export function PreferencesScreen({ services }: { services: Services }) {
  const { loaded, saving, save } = usePreferences(services);
  return (
    <Screen title="Preferences" status={<SaveStatus saving={saving} />}>
      <LoadedPart loaded={loaded} what="your preferences">
        {({ value }) => (
          <>
            <ToolbarChoice value={value.toolbar} onChange={(toolbar) => save({ toolbar })} />
            <ShortPartChoice
              value={value.shortPart}
              onChange={(shortPart) => save({ shortPart })}
            />
            <TrackingChoices value={value.tracking} onChange={(tracking) => save({ tracking })} />
          </>
        )}
      </LoadedPart>
      <ShortcutPart services={services} />
    </Screen>
  );
}
