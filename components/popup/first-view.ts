import type { PopupState } from '@/lib/contract/popup-state';

/** How the popup begins. `make` creates at once, `look` settles an earlier create first, `show` shows the link there is. */
export type Beginning =
  | 'not_connected'
  | 'not_permitted'
  | 'not_offered'
  | 'look'
  | 'form'
  | 'show'
  | 'make';

/** What keeps every link from being made, strongest first. */
function obstacle({ connection, permitted }: PopupState): Beginning | undefined {
  if (connection === null) return 'not_connected';
  if (!permitted) return 'not_permitted';
  return connection.apis.shortUrl === 'available' ? undefined : 'not_offered';
}

/**
 * Decides what opening the popup does.
 *
 * A link is made at once only where nothing speaks against it: no draft is thrown away, no second link made, nothing
 * done unasked in a private window.
 */
export function firstView(state: PopupState): Beginning {
  const stopped = obstacle(state);
  if (stopped !== undefined) return stopped;
  if (state.uncertain) return 'look';
  if (state.draft !== null || state.page.problem !== null) return 'form';
  if (state.existing !== null) return 'show';
  return state.preferences.toolbar === 'at_once' && !state.page.private ? 'make' : 'form';
}
