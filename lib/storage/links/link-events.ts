import type { LinkRecord } from '@/lib/model/link';

/** The links as they are stored now, and the number of the last of these writes. */
export type WrittenListener = (links: readonly LinkRecord[], seq: number) => void;

/** The short URLs of the links that are forgotten, and the number that this took. */
export type ForgottenListener = (which: readonly string[] | 'all', seq: number) => void;

const writtenListeners = new Set<WrittenListener>();
const forgottenListeners = new Set<ForgottenListener>();

/** Of all stores of links in this context. */
export const onWritten = (listener: WrittenListener): void => void writtenListeners.add(listener);
export const onForgotten = (listener: ForgottenListener): void =>
  void forgottenListeners.add(listener);

/** Forgets who listens: those that belong to a connection go with it. */
export function dropListeners(): void {
  writtenListeners.clear();
  forgottenListeners.clear();
}

export function tellWritten(links: readonly LinkRecord[], seq: number): void {
  for (const listener of writtenListeners) listener(links, seq);
}

export function tellForgotten(which: readonly string[] | 'all', seq: number): void {
  for (const listener of forgottenListeners) listener(which, seq);
}
