import { useEffect, useRef, useState } from 'preact/hooks';

import type { LinkWindows } from '@/components/options/links/data/link-windows';
import type { LinkView } from '@/components/options/links/data/shown-links';
import { useServices } from '@/components/ui/services';
import type { LinkRecord } from '@/lib/model/link';

export type Selection = ReturnType<typeof useSelection>;

interface Choice {
  /** The link's row. */
  index: number;
  isOn: boolean;
  /** All rows from the one that was chosen before are meant. */
  isRange: boolean;
}

const none: ReadonlyMap<string, LinkRecord> = new Map();

/** As many as the background lists at once. */
const longestRange = 1000;

/** The links of a list that something is to be done with. Other links begin with none selected, and Escape ends it, too. */
export function useSelection(view: LinkView, windows: LinkWindows) {
  const { send } = useServices();
  const [chosen, setChosen] = useState(none);
  const last = useRef<{ row: number; shortUrl: string } | null>(null);
  const clear = () => {
    last.current = null;
    setChosen(none);
  };
  useEffect(clear, [view]);
  useEscape(chosen.size > 0, clear);

  const meant = async (link: LinkRecord, { index, isRange }: Choice) => {
    const before = last.current;
    last.current = { row: index, shortUrl: link.shortUrl };
    if (!isRange || before === null) return [link];
    const start = windows.rowOf(before.shortUrl) ?? before.row;
    const from = Math.min(start, index);
    const count = Math.min(Math.abs(start - index) + 1, longestRange);
    const page = await send('links.list', { ...view, from, count }).catch(() => null);
    return [...(page?.links ?? []), link];
  };
  const choose = async (link: LinkRecord, choice: Choice) => {
    const links = await meant(link, choice);
    setChosen((was) => {
      const next = new Map(was);
      for (const each of links) {
        if (choice.isOn) next.set(each.shortUrl, each);
        else next.delete(each.shortUrl);
      }
      return next;
    });
  };
  return {
    /** As they are known now, in the order in which they were selected. */
    links: [...chosen.values()].map((link) => windows.find(link.shortUrl) ?? link),
    has: ({ shortUrl }: LinkRecord) => chosen.has(shortUrl),
    choose: (link: LinkRecord, choice: Choice) => void choose(link, choice),
    clear,
  };
}

/** A dialog, a menu or a field that is open has the key first. */
function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = ({ key, target }: KeyboardEvent) => {
      const isTyped = target instanceof Element && target.matches('input[type=search], select');
      if (key === 'Escape' && !isTyped && document.querySelector('dialog[open]') === null) {
        onEscape();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
