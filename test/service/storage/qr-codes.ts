import type { DatabaseSync } from 'node:sqlite';

import { OwnedTable } from './owned-table.ts';

export const qrCodesSchema = `CREATE TABLE IF NOT EXISTS qrCodes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  userId INTEGER NOT NULL REFERENCES users (id),
  token TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  data TEXT NOT NULL,
  background TEXT NOT NULL,
  foreground TEXT NOT NULL,
  logo TEXT,
  name TEXT NOT NULL,
  scans INTEGER NOT NULL DEFAULT 0,
  createdAt INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS qrScans (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  qrCodeId INTEGER NOT NULL REFERENCES qrCodes (id) ON DELETE CASCADE,
  visitor TEXT NOT NULL,
  country TEXT NOT NULL,
  referrer TEXT NOT NULL,
  browser TEXT NOT NULL,
  os TEXT NOT NULL,
  social TEXT,
  scannedAt INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS qrScansOfCode ON qrScans (qrCodeId);`;

/** `data` is the JSON of what the code says; the colours are `rgb(r,g,b)`; times are milliseconds. */
export interface QrCode {
  id: number;
  userId: number;
  /** The last part of its public link. */
  token: string;
  type: string;
  data: string;
  background: string;
  foreground: string;
  logo: string | null;
  name: string;
  scans: number;
  createdAt: number;
}

/** One scan. `visitor` is a digest that tells visitors apart; `social` is the network it came from. */
export interface QrScan {
  id: number;
  qrCodeId: number;
  visitor: string;
  country: string;
  referrer: string;
  browser: string;
  os: string;
  social: string | null;
  scannedAt: number;
}

export type ScanLabel = 'country' | 'referrer' | 'browser' | 'os' | 'social';

/** The QR codes of all accounts, and their scans. */
export class QrCodes extends OwnedTable<QrCode> {
  constructor(database: DatabaseSync) {
    super(database, 'qrCodes', 'QR code');
  }

  byToken(token: string): QrCode | undefined {
    return this.database.prepare('SELECT * FROM qrCodes WHERE token = ?').get(token) as
      | QrCode
      | undefined;
  }

  countScan(scan: Omit<QrScan, 'id'>): void {
    this.database
      .prepare(
        `INSERT INTO qrScans (qrCodeId, visitor, country, referrer, browser, os, social, scannedAt)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        scan.qrCodeId,
        scan.visitor,
        scan.country,
        scan.referrer,
        scan.browser,
        scan.os,
        scan.social,
        scan.scannedAt,
      );
    this.database.prepare('UPDATE qrCodes SET scans = scans + 1 WHERE id = ?').run(scan.qrCodeId);
  }

  countVisitors(id: number): number {
    const row = this.database
      .prepare('SELECT count(DISTINCT visitor) AS total FROM qrScans WHERE qrCodeId = ?')
      .get(id);
    return Number(row?.['total']);
  }

  /** How often each label occurs among the scans of a code, the most frequent first. */
  top(id: number, label: ScanLabel): { label: string; total: number }[] {
    return this.database
      .prepare(
        `SELECT ${label} AS label, count(*) AS total FROM qrScans
         WHERE qrCodeId = ? AND ${label} IS NOT NULL GROUP BY ${label} ORDER BY total DESC, label`,
      )
      .all(id) as unknown as { label: string; total: number }[];
  }
}
