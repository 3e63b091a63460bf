import { useLayoutEffect, useState } from 'preact/hooks';

import type { Filing } from '@/components/filing/filing';
import type { PopupModel } from '@/components/popup/popup-model';
import { useListener } from '@/components/ui/use-listener';
import type { LinkRecord } from '@/lib/model/link';

import { filingOf } from './filing-of';

/** Files the link that is shown into what it is wanted in, and draws again at every step. */
export function useFiling(model: PopupModel, link: LinkRecord): Filing {
  const filing = filingOf(model, link);
  const [, setSteps] = useState(filing.steps);
  useListener(filing.onChange, () => setSteps(filing.steps));
  useLayoutEffect(() => filing.start(), [filing]);
  return filing;
}
