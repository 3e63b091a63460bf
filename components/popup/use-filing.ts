import { useLayoutEffect, useState } from 'preact/hooks';

import type { Filing } from '@/components/ui/filing';
import { useListener } from '@/components/ui/use-listener';
import type { LinkRecord } from '@/lib/contract/link';

import { filingOf } from './filing-of';
import type { PopupModel } from './popup-model';

/** Files the link that is shown into what it is wanted in, and draws again at every step. */
export function useFiling(model: PopupModel, link: LinkRecord): Filing {
  const filing = filingOf(model, link);
  const [, setSteps] = useState(filing.steps);
  useListener(filing.onChange, () => setSteps(filing.steps));
  useLayoutEffect(() => filing.start(), [filing]);
  return filing;
}
