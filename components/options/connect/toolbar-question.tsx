import { questions } from '@/components/options/preferences/questions';
import { SaveStatus } from '@/components/options/preferences/save-status';
import { usePreferences } from '@/components/options/preferences/use-preferences';
import type { Services } from '@/components/options/services';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { LoadedPart } from '@/components/ui/loaded-part';

/** The one question of the first run. Its answer can be changed on the Preferences screen. */
export function ToolbarQuestion({ services }: { services: Pick<Services, 'send'> }) {
  const { loaded, saving, save } = usePreferences(services);
  return (
    <div class="section">
      <LoadedPart loaded={loaded} what="your preferences">
        {({ value }) => (
          <ChoiceGroup
            {...questions.toolbar}
            value={value.toolbar}
            onChange={(toolbar) => save({ toolbar })}
          />
        )}
      </LoadedPart>
      <SaveStatus saving={saving} />
      <p class="screen-lead">
        That is all. Open a page worth shortening and press the Curtail button in the toolbar; if
        you do not see it there, pin it from the browser’s extensions menu.
      </p>
    </div>
  );
}
