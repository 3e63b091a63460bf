import type { DatabaseSync } from 'node:sqlite';

import { Failure } from '../failure.ts';
import { isDuplicate } from './is-duplicate.ts';
import type { Link } from './links.ts';
import { OwnedTable } from './owned-table.ts';

export type LinkOrder = 'date' | 'click';

const orders: Readonly<Record<LinkOrder, string>> = {
  date: 'createdAt DESC, links.id DESC',
  click: 'visits DESC, links.id DESC',
};

const found = `FROM links LEFT JOIN linkDetails ON linkId = links.id
  WHERE userId = ?
  AND instr(lower(part || ' ' || originalUrl || ' ' || coalesce(metaTitle, '')), lower(?)) > 0`;

/** The same links as an account sees them in a list, to be looked through, changed and deleted. */
export class LinkList extends OwnedTable<Link> {
  constructor(database: DatabaseSync) {
    super(database, 'links', 'link');
  }

  /** How many links hold a text; an empty one is in all of them. */
  countFound(userId: number, text: string): number {
    const row = this.database.prepare(`SELECT count(*) AS total ${found}`).get(userId, text);
    return Number(row?.['total']);
  }

  /** A page of the links that hold a text: the newest or the most visited first. */
  search(
    userId: number,
    wanted: { text: string; order: LinkOrder },
    { limit, offset }: { limit: number; offset: number },
  ): Link[] {
    return this.database
      .prepare(`SELECT links.* ${found} ORDER BY ${orders[wanted.order]} LIMIT ? OFFSET ?`)
      .all(userId, wanted.text, limit, offset) as unknown as Link[];
  }

  /** Throws `conflict` when its domain has the short part already. */
  override update(id: number, changes: Partial<Link>): void {
    try {
      super.update(id, changes);
    } catch (error) {
      if (isDuplicate(error)) throw new Failure('conflict', 'This short part is already taken.');
      throw error;
    }
  }
}
