import { useEffect, useState } from 'preact/hooks';

import { useServices } from '@/components/ui/services';
import type { LinkRecord } from '@/lib/model/link';

/** Milliseconds between two keys, after which links are looked for. */
const typingPause = 150;

const mostLinks = 6;

/** The newest links that fit what is typed; those of before until they are there, and where they cannot be had. */
export function useFoundLinks(typed: string): readonly LinkRecord[] {
  const { send } = useServices();
  const [found, setFound] = useState<readonly LinkRecord[]>([]);
  const words = typed.trim();
  useEffect(() => {
    if (words === '') return undefined;
    let isOld = false;
    const find = async () => {
      const view = { words, filter: 'all', host: null, order: 'newest' } as const;
      const { links } = await send('links.list', { ...view, from: 0, count: mostLinks });
      if (!isOld) setFound(links);
    };
    const timer = setTimeout(() => void find().catch(() => undefined), typingPause);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [send, words]);
  return found;
}
