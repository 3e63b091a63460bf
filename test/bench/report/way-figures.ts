import type { WayRound, WayTrial } from '../ways/measure-ways.ts';
import { selected } from '../ways/ways.ts';
import type { Figure } from './figure.ts';

interface Measured {
  readonly what: string;
  readonly trial: WayTrial;
  readonly budget: number;
}

const times: readonly Measured[] = [
  { what: 'Keys pressed → copied', trial: 'key', budget: 60 },
  { what: 'Keys pressed → copied, worker asleep', trial: 'keyAsleep', budget: 200 },
  { what: 'Menu entry chosen → copied', trial: 'menu', budget: 60 },
  { what: 'Menu entry chosen → copied, worker asleep', trial: 'menuAsleep', budget: 200 },
];

const actions: readonly Measured[] = [
  { what: 'Actions from page to clipboard, keys', trial: 'key', budget: 1 },
  { what: 'Actions from link to clipboard, menu', trial: 'menu', budget: 2 },
];

const requests: readonly Measured[] = [
  { what: 'Requests for one link, keys', trial: 'key', budget: 1 },
  { what: 'Requests for one link, menu', trial: 'menu', budget: 1 },
  {
    what: `Requests for a selection of ${String(selected)}`,
    trial: 'selection',
    budget: selected,
  },
];

/** The ways without the popup; times over what the service held the requests. */
export const wayFigures = (rounds: readonly WayRound[]): Figure[] => [
  ...times.map(({ what, trial, budget }) => ({
    what,
    budget,
    unit: 'ms' as const,
    values: rounds.map((round) => round[trial].copied - round[trial].held),
  })),
  {
    what: `A selection of ${String(selected)} → copied, for each`,
    unit: 'ms',
    values: rounds.map(({ selection }) => (selection.copied - selection.held) / selected),
  },
  ...counted(actions, 'actions', rounds),
  ...counted(requests, 'requests', rounds),
];

const counted = (
  measures: readonly Measured[],
  count: 'actions' | 'requests',
  rounds: readonly WayRound[],
): Figure[] =>
  measures.map(({ what, trial, budget }) => ({
    what,
    budget,
    unit: '',
    values: rounds.map((round) => round[trial][count]),
  }));
