import type { Services } from '@/components/options/services';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import type { Preferences } from '@/lib/model/preferences';

import { useNotifications } from './use-notifications';

interface FeedbackChoicesProps {
  services: Pick<Services, 'askFor' | 'mayUse'>;
  value: Pick<Preferences, 'tick' | 'notifications'>;
  save: (changes: Partial<Preferences>) => void;
}

/** What tells that a link was copied without the popup. Failures cannot be silenced. */
export function FeedbackChoices({ services, value, save }: FeedbackChoicesProps) {
  const { isOn, note, change } = useNotifications({
    services,
    wanted: value.notifications,
    save: (notifications) => save({ notifications }),
  });
  return (
    <fieldset class="section">
      <legend>What should tell you, when the popup is not open?</legend>
      <div class="choices">
        <Choice
          type="switch"
          text="A tick on the button"
          means="On the toolbar button, in the tab that you were in."
          checked={value.tick}
          onChange={(tick) => save({ tick })}
        />
        <Choice
          type="switch"
          text="A notification"
          means="With the short link. Your browser asks once whether Curtail may show notifications."
          checked={isOn}
          onChange={change}
        />
      </div>
      {note === null ? null : <Notice tone="info">{note}</Notice>}
      <p class="screen-lead">
        Failures are always shown: by a mark on the button, and with the reason the next time you
        open the popup.
      </p>
    </fieldset>
  );
}
