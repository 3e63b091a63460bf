import { useState } from 'preact/hooks';

import { useListener } from '@/components/ui/use-listener';

import type { PopupModel } from './popup-model';
import type { View } from './view';

/** Draws again whenever the model has something else to show. */
export function useModel(model: PopupModel): View {
  const [view, setView] = useState(model.view);
  useListener(model.onChange, () => setView(model.view));
  return view;
}
