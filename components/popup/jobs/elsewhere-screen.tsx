import { BehindScreen } from '@/components/popup/link-info/behind-screen';
import type { PopupModel } from '@/components/popup/popup-model';
import type { ElsewhereView } from '@/components/popup/view';

import { AllowTabsScreen } from './allow-tabs-screen';
import { elsewhereStatus } from './elsewhere-status';
import { JobEndedScreen } from './job-ended-screen';
import { JobScreen } from './job-screen';

interface ElsewhereScreenProps {
  model: PopupModel;
  view: ElsewhereView;
}

/** What was begun, or asked for, without the popup, and what a screen reader is told about it. */
export function ElsewhereScreen({ model, view }: ElsewhereScreenProps) {
  return (
    <>
      {screenOf(model, view)}
      <p class="unseen" role="status">
        {elsewhereStatus(view)}
      </p>
    </>
  );
}

function screenOf(model: PopupModel, view: ElsewhereView) {
  switch (view.name) {
    case 'behind':
      return <BehindScreen model={model} view={view} />;
    case 'job':
      return <JobScreen model={model} view={view} />;
    case 'job_ended':
      return <JobEndedScreen model={model} count={view.count} />;
    case 'allow_tabs':
      return <AllowTabsScreen model={model} windowId={view.windowId} />;
  }
}
