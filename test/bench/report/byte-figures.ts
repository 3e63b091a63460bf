import type { Round } from '../trials/trials.ts';
import type { Figure } from './figure.ts';
import { gzipAtStart, gzipOf } from './gzip-size.ts';

/**
 * What the popup loads before the QR code: read off the files, and what Chromium did load.
 * @param built the folder of the built extension
 */
export async function byteFigures(rounds: readonly Round[], built: string): Promise<Figure[]> {
  const loaded = async (trial: 'form' | 'atOnce'): Promise<number[]> =>
    await Promise.all(rounds.map(async (round) => await gzipOf(built, round[trial].loaded)));
  const figure = (what: string, bytes: readonly number[]): Figure => ({
    what,
    unit: 'kB',
    budget: 20,
    values: bytes.map((count) => count / 1000),
  });
  return [
    figure('Scripts and styles before the QR code, gzip', [await gzipAtStart(built)]),
    figure('Loaded in fact, form, gzip', await loaded('form')),
    figure('Loaded in fact, at once, gzip', await loaded('atOnce')),
  ];
}
