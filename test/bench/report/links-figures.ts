import { rememberedLinks } from '../links/fill-links.ts';
import type { LinksRound } from '../links/measure-links.ts';
import type { Figure } from './figure.ts';

const among = `${rememberedLinks.toLocaleString('en')} links`;

const worst = (numbers: readonly number[]): number => Math.max(...numbers);

/** How the Links screen does with very many links. */
export function linksFigures(rounds: readonly LinksRound[]): Figure[] {
  const figure = (
    what: string,
    read: (round: LinksRound) => readonly number[],
    more: Partial<Figure> = {},
  ): Figure => ({ unit: 'ms', what, values: rounds.flatMap(read), ...more });
  return [
    figure(`Links screen opened → painted, ${among}`, ({ ready }) => [ready.awake.rows], {
      budget: 300,
    }),
    figure('the same, worker asleep', ({ ready }) => [ready.asleep.rows], { budget: 300 }),
    figure('its counts, worker asleep', ({ ready }) => [ready.asleep.counts], { budget: 1300 }),
    figure(`A key in search → laid out, ${among}`, ({ keys }) => keys, { budget: 50 }),
    figure('the slowest key', ({ keys }) => [worst(keys)], { budget: 50 }),
    figure('The longest frame of a fast scroll', ({ frames }) => [worst(frames)], { budget: 50 }),
    figure(`JS heap of the Links screen, ${among}`, ({ heap }) => [heap.page / 1024], {
      unit: 'KiB',
    }),
    figure('JS heap of the worker then', ({ heap }) => [heap.worker / 1024], { unit: 'KiB' }),
  ];
}
