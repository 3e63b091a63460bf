export const overlaysSchema = `CREATE TABLE IF NOT EXISTS overlays (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userId INTEGER NOT NULL REFERENCES users (id),
  type TEXT NOT NULL,
  name TEXT NOT NULL,
  createdAt INTEGER
) STRICT;`;

/** A CTA overlay. The time is in milliseconds; `null` when nobody knows it any more. */
export interface Overlay {
  id: number;
  userId: number;
  type: string;
  name: string;
  createdAt: number | null;
}
