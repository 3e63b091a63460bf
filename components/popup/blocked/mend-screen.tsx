import type { PopupModel } from '@/components/popup/popup-model';
import type { MendView } from '@/components/popup/view';

import { NotConnectedScreen } from './not-connected-screen';
import { NotOfferedScreen } from './not-offered-screen';
import { NotPermittedScreen } from './not-permitted-screen';
import { UncertainScreen } from './uncertain-screen';

interface MendScreenProps {
  model: PopupModel;
  view: MendView;
}

/** What keeps a link from being made before anything was tried, or from being told; each with the button that mends it. */
export function MendScreen({ model, view }: MendScreenProps) {
  switch (view.name) {
    case 'uncertain':
      return <UncertainScreen model={model} error={view.error} />;
    case 'not_connected':
      return <NotConnectedScreen />;
    case 'not_permitted':
      return <NotPermittedScreen model={model} />;
    case 'not_offered':
      return (
        model.state.connection && (
          <NotOfferedScreen model={model} connection={model.state.connection} />
        )
      );
  }
}
