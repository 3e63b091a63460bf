import { createContext } from 'preact';

/**
 * The address of a service that another of our screens offered to connect to, for the Connect screen to begin with. It is handed
 * over in the page's memory, never in the page's own URL: that one anybody can write, and the key form would begin with a
 * stranger's service.
 */
export const WantedAddressContext = createContext<{ current: string | null }>({ current: null });
