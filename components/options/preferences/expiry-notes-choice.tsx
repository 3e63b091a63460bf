import type { Services } from '@/components/options/services';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';

import { useNotifications } from './use-notifications';

interface ExpiryNotesChoiceProps {
  services: Pick<Services, 'askFor' | 'mayUse'>;
  value: boolean;
  onChange: (expiryNotes: boolean) => void;
}

/** Whether a notification tells of links that expire soon. */
export function ExpiryNotesChoice({ services, value, onChange }: ExpiryNotesChoiceProps) {
  const { isOn, note, change } = useNotifications({ services, wanted: value, save: onChange });
  return (
    <fieldset class="section">
      <legend>Should Curtail tell you before links expire?</legend>
      <div class="choices">
        <Choice
          type="switch"
          text="Tell me once a day"
          means="With a notification, when links expire within 7 days. Your browser asks once whether Curtail may show notifications."
          checked={isOn}
          onChange={change}
        />
      </div>
      {note === null ? null : <Notice tone="info">{note}</Notice>}
    </fieldset>
  );
}
