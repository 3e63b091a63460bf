export const splashPagesSchema = `CREATE TABLE IF NOT EXISTS splashPages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userId INTEGER NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  createdAt INTEGER
) STRICT;`;

/** A custom splash page. The time is in milliseconds; `null` when nobody knows it any more. */
export interface SplashPage {
  id: number;
  userId: number;
  name: string;
  createdAt: number | null;
}
