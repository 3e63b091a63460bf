import { useLayoutEffect, useState } from 'preact/hooks';

import type { PopupModel } from './popup-model';
import type { View } from './view';

/** Draws again whenever the model has something else to show. */
export function useModel(model: PopupModel): View {
  const [, redraw] = useState(0);
  useLayoutEffect(() => {
    model.onChange(() => redraw((count) => count + 1));
  }, [model]);
  return model.view;
}
