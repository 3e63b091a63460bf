import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import { type LoadState, notLoaded } from '@/components/ui/use-loaded';
import type { BudgetView } from '@/lib/model/account';
import type { ConnectionStatus } from '@/lib/model/connection';
import type { ManagedSettings } from '@/lib/model/managed';
import { nothingManaged } from '@/lib/rules/managed';
import type { namedServices } from '@/lib/rules/services';

/** A service that is connected, and what it is called among the others. */
export type NamedService = ReturnType<typeof namedServices>[number];

/** What the frame around all screens knows. */
export interface PageState {
  connection: LoadState<ConnectionStatus | null>;
  /** The id of the service in use, or of the last one. */
  shown: string | undefined;
  /** How often another service took its place. */
  switches: number;
  /** The last switch was noticed as something was refused that was meant for the service before. */
  wasRefused: boolean;
  /** The origin pattern that the browser denies access to. */
  denied: string | null;
  /** The services that are connected, the oldest connection first; empty where there is one, as nothing has to tell it from others. */
  several: readonly NamedService[];
  /** The account API's rate limit, once it was used. */
  budget: BudgetView | null;
  /** What the user's organization set; null until that is known. */
  managed: ManagedSettings | null;
  /** Single keys do something: false until the preference is known. */
  hasKeys: boolean;
}

export const nothingKnown: PageState = {
  connection: notLoaded,
  shown: undefined,
  switches: 0,
  wasRefused: false,
  denied: null,
  several: [],
  budget: null,
  managed: null,
  hasKeys: false,
};

/** A part that is drawn alone waits for no organization. */
export const PageContext = createContext<PageState>({ ...nothingKnown, managed: nothingManaged });

export const usePage = () => useContext(PageContext);
