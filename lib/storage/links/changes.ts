import type { LinkRecord } from '@/lib/model/link';

/** Called with links as they are stored now; with null after links were removed. */
type ChangeListener = (written: readonly LinkRecord[] | null) => void;

const listeners = new Set<ChangeListener>();

export const onChange = (listener: ChangeListener): void => void listeners.add(listener);

/** Listeners of a connection go with it. */
export const dropListeners = (): void => listeners.clear();

let channel: BroadcastChannel | undefined;
const channelName = 'links';

export function notifyChange(written: readonly LinkRecord[] | null): void {
  for (const listener of listeners) listener(written);
  channel ??= new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage(0);
}

/** In a page, of what any worker or page writes. */
export const onChangeAnywhere = (changed: () => void): void =>
  new BroadcastChannel(channelName).addEventListener('message', changed);
