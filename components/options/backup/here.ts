import type { ConnectionView } from '@/lib/model/connection';
import type { StoredLinks } from '@/lib/model/stored-links';

/** What this browser has already, as far as it was loaded: what an import would change. */
export interface Here {
  /** Null for none, too. */
  connection: ConnectionView | null;
  stored: StoredLinks | null;
  /** The copy template in use. */
  template: string | null;
}
