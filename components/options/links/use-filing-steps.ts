import { useLayoutEffect, useMemo, useState } from 'preact/hooks';

import { Filing } from '@/components/ui/filing';
import type { LinkRecord } from '@/lib/contract/link';

import type { Services } from '../services';

/** The filing of a link, which is drawn again at every step. Nothing begins by itself. */
export function useFilingSteps(send: Services['send'], link: LinkRecord): Filing {
  const filing = useMemo(() => new Filing(send, link, false), [send, link.shortUrl, link.id]);
  const [, redraw] = useState(0);
  useLayoutEffect(() => {
    filing.onChange(() => redraw((count) => count + 1));
    return () => filing.onChange(() => undefined);
  }, [filing]);
  return filing;
}
