import { useEffect, useState } from 'preact/hooks';

import type { Services } from '@/components/popup/services';
import type { LinkNumbering } from '@/lib/model/filing';

/** Whether the service was seen to take links by their number. */
export function useNumbering(send: Services['send']): LinkNumbering {
  const [numbering, setNumbering] = useState<LinkNumbering>('unknown');
  useEffect(() => {
    // Not knowing is no failure: filing will tell.
    send('link.numbering', undefined).then(setNumbering, () => undefined);
  }, [send]);
  return numbering;
}
