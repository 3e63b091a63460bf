import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { addDays, checkExpiry, expiryPresets, localDay } from '@/lib/rules/expiry';

describe('the presets', () => {
  test.for([
    ['2026-11-20', ['2026-11-20', '2026-11-27', '2026-12-20', '2027-02-18']],
    ['2028-02-28', ['2028-02-28', '2028-03-06', '2028-03-29', '2028-05-28']],
    ['2026-12-31', ['2026-12-31', '2027-01-07', '2027-01-30', '2027-03-31']],
  ] as const)('on %s mean %j', ([today, dates]) => {
    expect(expiryPresets.map(({ days }) => addDays(today, days))).toEqual(dates);
  });
});

describe('an expiry date', () => {
  test.for([
    ['', undefined],
    ['2026-11-20', undefined],
    ['2026-11-21', undefined],
    ['2028-02-29', undefined],
    ['2026-11-19', 'expiry_past'],
    ['1999-01-01', 'expiry_past'],
    ['2027-02-29', 'expiry_impossible'],
    ['2026-13-01', 'expiry_impossible'],
    ['2026-12-32', 'expiry_impossible'],
    ['2026-12-1', 'expiry_impossible'],
    ['20.12.2026', 'expiry_impossible'],
    ['tomorrow', 'expiry_impossible'],
    ['2026-12-01T00:00', 'expiry_impossible'],
  ] as const)('%j is checked: %s', ([date, problem]) => {
    expect(checkExpiry(date, '2026-11-20')).toBe(problem);
  });
});

describe('days', () => {
  it('are those of the local calendar, early and late', () => {
    expect(localDay(new Date(2026, 2, 29, 0, 0, 0))).toBe('2026-03-29');
    expect(localDay(new Date(2026, 9, 25, 23, 59, 59))).toBe('2026-10-25');
  });

  it('add up whatever clocks are turned on the way', () => {
    const days = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 400 }),
        (day, one, two) => {
          expect(addDays(addDays(day, one), two)).toBe(addDays(day, one + two));
          expect(checkExpiry(addDays(day, one), day)).toBeUndefined();
        },
      ),
    );
  });
});
