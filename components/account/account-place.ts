import { createContext } from 'preact';

/** What it takes to mend a failure of the account API from wherever it is shown. */
export interface AccountPlace {
  /** Such as `https://short.example/*`. */
  originPattern: string;
  /** Must be called first thing in a click. */
  askToReach: (originPattern: string) => Promise<boolean>;
}

/** Null where the connection is not known. */
export const AccountPlaceContext = createContext<AccountPlace | null>(null);
