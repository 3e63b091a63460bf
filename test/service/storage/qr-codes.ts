import type { DatabaseSync } from 'node:sqlite';

import { OwnedTable } from './owned-table.ts';
import { visitColumns, VisitLog } from './visit-log.ts';
import type { VisitLabels } from './visit-log.ts';

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
  ${visitColumns},
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

/** One scan. */
export interface QrScan extends VisitLabels {
  id: number;
  qrCodeId: number;
  scannedAt: number;
}

/** The QR codes of all accounts, and their scans. */
export class QrCodes extends OwnedTable<QrCode> {
  readonly scans: VisitLog<QrScan>;

  constructor(database: DatabaseSync) {
    super(database, 'qrCodes', 'QR code');
    this.scans = new VisitLog(database, 'qrScans', 'qrCodeId');
  }

  byToken(token: string): QrCode | undefined {
    return this.database.prepare('SELECT * FROM qrCodes WHERE token = ?').get(token) as
      | QrCode
      | undefined;
  }

  countScan(scan: Omit<QrScan, 'id'>): void {
    this.scans.add(scan);
    this.database.prepare('UPDATE qrCodes SET scans = scans + 1 WHERE id = ?').run(scan.qrCodeId);
  }
}
