import type { ListCheck } from './use-list-check';

/** What the check waits for, for people; null when it is done. */
export function waitText({ read, lists, isDone }: ListCheck): string | null {
  if (read.isReading) return 'Reading…';
  const states = new Set(Object.values(lists).map(({ state }) => state));
  if (states.has('waiting')) return 'Waiting for the service’s rate limit to load your account…';
  if (states.has('loading')) return 'Loading your domains, campaigns and channels…';
  return isDone || read.isFailed ? null : 'Checking…';
}
