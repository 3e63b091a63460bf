import type { DatabaseSync } from 'node:sqlite';

import type { Service } from './service.ts';
import { resourceTables, specimens } from './specimens.ts';
import type { ResourceTable, Specimen } from './specimens.ts';
import { rowInserter } from './storage/row-inserter.ts';
import type { ColumnValues } from './storage/row-inserter.ts';

/** How many rows of each resource to add. */
export type Amounts = Partial<Record<ResourceTable, number>>;

/** The columns of a row that matter; the others are those of a sound one. */
export type Insertion<Table extends ResourceTable> = { userId: number } & Partial<Specimen<Table>>;

/** Gives an account so many sound rows of each resource, in one transaction. */
export function fill(service: Service, userId: number, amounts: Amounts): void {
  const { database } = service;
  database.exec('BEGIN');
  try {
    for (const table of resourceTables) addRows(service, table, amounts[table] ?? 0, userId);
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * Adds one row as it is given: no rule of the service stands between it and the database.
 * Throws what the database says against it.
 * @returns the id
 */
export function insert<Table extends ResourceTable>(
  service: Service,
  table: Table,
  row: Insertion<Table>,
): number {
  const { database } = service;
  const number = nextNumber(database, table);
  const whole = { ...specimens[table](number, service), ...row } as unknown as ColumnValues;
  return rowInserter(database, table, Object.keys(whole))(whole);
}

function addRows(service: Service, table: ResourceTable, amount: number, userId: number): void {
  if (amount === 0) return;
  const first = nextNumber(service.database, table);
  const row = (index: number) => ({ ...specimens[table](first + index, service), userId });
  const add = rowInserter(service.database, table, Object.keys(row(0)));
  for (let index = 0; index < amount; index += 1) add(row(index));
}

/** One more than any id that the table has given out, so that nothing unique comes twice. */
function nextNumber(database: DatabaseSync, table: ResourceTable): number {
  const row = database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table);
  return Number(row?.['seq'] ?? 0) + 1;
}
