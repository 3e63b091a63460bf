import type { Fault } from './fault.ts';

const moments = ['before', 'after'] as const;

/**
 * One fault of every kind at every moment, as `setRandom` takes them; a refusal is no fault by which anything is lost. `delay` is short; what `hold` holds is carried out when
 * the faults are cleared.
 */
export const everyFault: readonly Fault[] = [
  ...moments.flatMap((moment): Fault[] => [
    { kind: 'delay', milliseconds: 20, moment },
    { kind: 'hold', moment },
    { kind: 'drop', moment },
    { kind: 'server_error', moment },
    { kind: 'maintenance', moment },
    { kind: 'html', moment },
    { kind: 'empty', moment },
    { kind: 'redirect', moment },
  ]),
  { kind: 'truncated' },
  { kind: 'wrong_types' },
  { kind: 'rate_limited', headers: true, retryAfter: 3 },
  { kind: 'rate_limited', headers: false, retryAfter: 3 },
  { kind: 'altered' },
  { kind: 'wrong_host' },
  { kind: 'rewritten', values: { short_url: 'nowhere' } },
  { kind: 'odd_ids', as: 'huge' },
  { kind: 'without_scheme', keepsSlashes: true },
  { kind: 'odd_row' },
  { kind: 'tells_key', as: 'whole' },
  { kind: 'lacking', names: ['id'], operation: 'url/add' },
  { kind: 'lacking', names: ['result', 'maxpage'], operation: 'urls' },
];
