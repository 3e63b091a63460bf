import type { LinkRecord } from '@/lib/model/link';

/** Called with links as they are stored now; with null after links were removed. */
type ChangeListener = (written: readonly LinkRecord[] | null) => void;

const listeners = new Set<ChangeListener>();

export const onChange = (listener: ChangeListener): void => void listeners.add(listener);

/** Listeners of a connection go with it. */
export const dropListeners = (): void => listeners.clear();

export function notifyChange(written: readonly LinkRecord[] | null): void {
  for (const listener of listeners) listener(written);
}
