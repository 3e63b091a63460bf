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

/**
 * Gives an account so many sound rows of each resource, past its plan, in one transaction.
 * Throws a RangeError when a name or an amount makes no sense, or there is no such account.
 */
export function fill(service: Service, userId: number, amounts: Amounts): void {
  const { database } = service;
  for (const [table, amount] of Object.entries(amounts)) requireAmount(table, amount);
  requireAccount(database, userId);
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
 * Throws a RangeError when there is no such resource or account, and what the database says.
 * @returns the id
 */
export function insert<Table extends ResourceTable>(
  service: Service,
  table: Table,
  row: Insertion<Table>,
): number {
  const { database } = service;
  requireResource(table);
  requireAccount(database, row.userId);
  const number = nextNumber(database, table);
  const whole = { ...specimens[table](number, service), ...row } as unknown as ColumnValues;
  requireColumns(database, table, whole);
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

function requireResource(table: string): void {
  if (resourceTables.some((name) => name === table)) return;
  throw new RangeError(`There is no resource "${table}"; there are: ${resourceTables.join(', ')}.`);
}

function requireAmount(table: string, amount: number): void {
  requireResource(table);
  if (Number.isSafeInteger(amount) && amount >= 0 && amount <= 1_000_000) return;
  throw new RangeError(`The amount of ${table} must be between 0 and 1000000.`);
}

function requireAccount(database: DatabaseSync, userId: number): void {
  const known = database.prepare('SELECT 1 FROM users WHERE id = ?').get(userId);
  if (known === undefined) throw new RangeError('There is no such account.');
}

function requireColumns(database: DatabaseSync, table: string, row: ColumnValues): void {
  const columns = database.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  const foreign = Object.keys(row).find((key) => columns.every(({ name }) => name !== key));
  if (foreign !== undefined) throw new RangeError(`A row of ${table} has no column "${foreign}".`);
}
