import { offeredOperations } from '../../service/account/resources.ts';
import { links } from '../../service/account/resources/links.ts';
import { profiles } from '../../service/profiles/profiles.ts';
import { shortUrlOperations } from '../../service/short-url/operations.ts';

/** By which a link is looked for, where the service knows the list and that question by one name. */
export const findLink = 'urls?short';

/** What is known to have been done, each as the profile and the operation: in a page of the extension, or by its client in Node. */
export interface Evidence {
  readonly page: ReadonlySet<string>;
  readonly node: ReadonlySet<string>;
}

interface Column {
  readonly profile: string;
  readonly shownBy: keyof Evidence;
}

interface Table {
  readonly operations: readonly { name: string; path: string }[];
  readonly columns: readonly Column[];
}

/** Every row of the document's endpoint tables: the name that the service knows it by, and how it is asked for. */
const documented: Table = {
  operations: [
    ...offeredOperations(profiles.documented).map(({ name, method, path }) => ({
      name,
      path: `${method} /api${path}`,
    })),
    ...shortUrlOperations.map(({ name }) => ({ name, path: `GET /api/v1/:key/shorturl/${name}` })),
  ],
  columns: [
    { profile: 'documented', shownBy: 'node' },
    { profile: 'observed', shownBy: 'page' },
    { profile: 'rest', shownBy: 'node' },
  ],
};

/** Links over the account API, which are beyond the document. */
const overAccount: Table = {
  operations: [
    ...links.operations.map(({ name, method, path }) => ({ name, path: `${method} /api${path}` })),
    { name: findLink, path: 'GET /api/urls?short=' },
  ],
  columns: [
    { profile: 'account', shownBy: 'page' },
    { profile: 'mixed', shownBy: 'page' },
  ],
};

/**
 * Tables of which operation was exercised against which kind of service, with its effect looked up there.
 * @returns the lines, and whether every operation was
 */
export function operationTables(evidence: Evidence): { lines: string[]; complete: boolean } {
  let complete = true;
  const mark = ({ profile, shownBy }: Column, operation: string): string => {
    const isShown = evidence[shownBy].has(`${profile} ${operation}`);
    complete &&= isShown;
    return isShown ? 'yes' : '–';
  };
  const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const lines = [documented, overAccount].flatMap(({ operations, columns }) => {
    const headings = columns.map(({ profile, shownBy }) => `${profile}, ${shownBy}`);
    const rows = operations.map(({ name, path }) =>
      rowOf([name, path].concat(columns.map((column) => mark(column, name)))),
    );
    const head = ['operation', 'asked for as'].concat(headings);
    return [rowOf(head), rowOf(head.map(() => '---'))].concat(rows, '');
  });
  return { lines, complete };
}
