import { fullLists, listNames, type ListName } from '../account/full-lists.ts';
import type { Growth } from '../account/growth.ts';
import type { ListTimes, AccountRound } from '../account/measure-account.ts';
import type { Figure } from './figure.ts';

interface Measured {
  readonly what: string;
  readonly budget?: number;
  readonly read: (times: ListTimes) => readonly number[];
}

const worst = (numbers: readonly number[]): number[] => [Math.max(...numbers)];

const measures: readonly Measured[] = [
  {
    what: 'Service asked → first rows painted',
    budget: 150,
    read: ({ firstRows }) => [firstRows.painted],
  },
  { what: 'the service held that request', read: ({ firstRows }) => [firstRows.held] },
  { what: 'Click → known rows painted', budget: 150, read: ({ known }) => [known.painted] },
  { what: 'Load all, service asked → painted', budget: 150, read: ({ pages }) => pages },
  { what: 'the slowest of its pages', budget: 150, read: ({ pages }) => worst(pages) },
  { what: 'A key in search → laid out', budget: 16, read: ({ search }) => search.keys },
  { what: 'the slowest key of a word', budget: 16, read: ({ search }) => worst(search.keys) },
  { what: 'the click into search', read: ({ search }) => [search.reach] },
];

/** How fast the account's lists are. */
export const accountFigures = (rounds: readonly AccountRound[]): Figure[] =>
  measures.flatMap(({ read, what, ...measured }) =>
    listNames.map((name) => ({
      ...measured,
      what: `${what}, ${amountOf(name)}`,
      unit: 'ms' as const,
      values: rounds.flatMap(({ lists }) => read(lists[name])),
    })),
  );

const amountOf = (name: ListName): string =>
  `${fullLists[name].rows.toLocaleString('en')} ${fullLists[name].link}`;

/** What a long list holds on to, and what all screens ask the service. */
export const accountCountFigures = (rounds: readonly AccountRound[]): Figure[] => [
  ...heapFigures(rounds.map(({ growth }) => growth)),
  ...nodeFigures(rounds.map(({ growth }) => growth)),
  ...requestFigures(rounds),
];

const many = '10,000 QR codes loaded';
const looked = 'grown by 50 pages on and back';

function heapFigures(growths: readonly Growth[]): Figure[] {
  const figure = (read: (growth: Growth) => number): Pick<Figure, 'unit' | 'values'> => ({
    unit: 'KiB',
    values: growths.map((growth) => read(growth) / 1024),
  });
  return [
    { what: `JS heap, ${many}`, ...figure(({ before }) => before.heap) },
    {
      what: `the same, ${looked}`,
      budget: 256,
      ...figure(({ before, after }) => after.heap - before.heap),
    },
    {
      what: `the same, ${looked} again`,
      budget: 128,
      ...figure(({ after, afterwards }) => afterwards.heap - after.heap),
    },
  ];
}

function nodeFigures(growths: readonly Growth[]): Figure[] {
  const figure = (read: (growth: Growth) => number): Pick<Figure, 'unit' | 'values'> => ({
    unit: '',
    values: growths.map(read),
  });
  return [
    { what: `DOM nodes, ${many}`, ...figure(({ before }) => before.nodes) },
    {
      what: `the same, ${looked} twice`,
      budget: 0,
      ...figure(({ before, afterwards }) => afterwards.nodes - before.nodes),
    },
  ];
}

function requestFigures(rounds: readonly AccountRound[]): Figure[] {
  const figure = (read: (round: AccountRound) => readonly number[]) => ({
    unit: '' as const,
    values: rounds.flatMap(read),
  });
  return [
    {
      what: 'Requests for a screen, opened once, at most',
      budget: 1,
      ...figure(({ requests }) => worst(requests)),
    },
    {
      what: 'Requests for all screens, opened once',
      ...figure(({ requests }) => [requests.reduce((sum, count) => sum + count, 0)]),
    },
    {
      what: 'Requests for a list that is known',
      budget: 0,
      ...figure(({ lists }) => listNames.map((name) => lists[name].known.requests)),
    },
  ];
}
