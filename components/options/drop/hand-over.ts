import { type Listen, useListener } from '@/components/ui/hooks';

/** What was pasted or dropped anywhere on the page, by the form that it is for. */
export interface HandedOver {
  /** A destination for a new link. */
  link: string;
  /** A text with several addresses. */
  addresses: string;
  list: readonly File[];
  backup: readonly File[];
}

type Kind = keyof HandedOver;

const places: Readonly<Record<Kind, string>> = {
  link: '#links/new',
  addresses: '#many',
  list: '#many',
  backup: '#data',
};

let waiting: Partial<HandedOver> = {};
const listeners = new Set<() => void>();

const onHandOver: Listen = (changed) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** Goes to the form, which takes it as if it had been given there. It is kept in the page's memory alone. */
export function handOver<K extends Kind>(kind: K, what: HandedOver[K]): void {
  waiting = { [kind]: what };
  location.hash = places[kind];
  for (const changed of listeners) changed();
}

/** Takes what is handed over to a form, once: as it comes, or as the form is drawn. */
export function useHandedOver<K extends Kind>(kind: K, take: (what: HandedOver[K]) => void): void {
  useListener(onHandOver, () => {
    const { [kind]: what } = waiting;
    if (what === undefined) return;
    waiting = {};
    take(what);
  });
}

/** Makes way for the form that takes what was handed over, where something else stands in its place. */
export function useOnHandOver(kinds: readonly Kind[], makeWay: () => void): void {
  useListener(onHandOver, () => {
    if (kinds.some((kind) => kind in waiting)) makeWay();
  });
}
