export const pixelsSchema = `CREATE TABLE IF NOT EXISTS pixels (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userId INTEGER NOT NULL REFERENCES users (id),
  type TEXT NOT NULL,
  name TEXT NOT NULL,
  tag TEXT NOT NULL,
  createdAt INTEGER NOT NULL
) STRICT;`;

/** A tracking pixel; times are milliseconds. */
export interface Pixel {
  id: number;
  userId: number;
  type: string;
  name: string;
  tag: string;
  createdAt: number;
}
