import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

import type { ConnectionStatus } from '@/lib/model/connection';

import { type LoadState, notLoaded } from './use-loaded';

export const ConnectionContext = createContext<LoadState<ConnectionStatus | null>>(notLoaded);

/** The connection to the service in use as the page around knows it, null where there is none. It is kept in step. */
export const useConnection = () => useContext(ConnectionContext);
