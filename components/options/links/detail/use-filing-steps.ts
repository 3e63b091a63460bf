import { useMemo, useState } from 'preact/hooks';

import { Filing } from '@/components/filing/filing';
import type { Services } from '@/components/options/services';
import { useListener } from '@/components/ui/use-listener';
import type { LinkRecord } from '@/lib/model/link';

/** The filing of a link, which is drawn again at every step. Nothing begins by itself. */
export function useFilingSteps(send: Services['send'], link: LinkRecord): Filing {
  const filing = useMemo(() => new Filing(send, link, false), [send, link.shortUrl, link.id]);
  const [, setSteps] = useState(filing.steps);
  useListener(filing.onChange, () => setSteps(filing.steps));
  return filing;
}
