import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { makeLink } from '@/components/link/actions/make-link';
import { openForm } from '@/components/link/actions/make-variant';
import { LinkModel } from '@/components/link/model';
import { type View, formView } from '@/components/link/view';
import { AppError, type ErrorReport } from '@/lib/model/errors';

import { link, popupState } from '../../../../fixtures/popup-state';

vi.mock('@/components/link/qr/draw-qr', () => ({ drawQr: async () => null }));

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const limited = (wait: number, more: Partial<ErrorReport> = {}): ErrorReport => ({
  code: 'rate_limited',
  until: Date.now() + wait,
  outcome: 'none',
  ...more,
});

/** A popup whose creates fail with these, one after another, and then succeed. */
function popup(failures: ErrorReport[], view: View = { name: 'making' }) {
  const copied: string[] = [];
  const shorten = vi.fn(async (_request: unknown) => {
    const failure = failures.shift();
    if (failure !== undefined) throw new AppError(failure);
    return { how: 'created', link };
  });
  const services = {
    send: async (name: string, input: unknown) => (name === 'link.shorten' ? shorten(input) : null),
    copyText: ({ text }: { text: string }) => copied.push(text) > 0,
  };
  const model = new LinkModel(popupState(), services as never);
  model.view = view;
  return { model, shorten, copied };
}

/** Until the create was refused, and the page waits. */
const untilWaiting = async ({ view }: { view: () => View }) =>
  vi.waitFor(() => expect(view()).toHaveProperty('wait'));

const waitOf = (view: View) => ('wait' in view ? view.wait : undefined);

describe.each<[string, View, View['name']]>([
  ['at once', { name: 'making' }, 'waiting'],
  ['in the form', formView({ error: { code: 'offline' }, notMade: true }), 'form'],
])('a rate limit, %s,', (_, view, name) => {
  test('is waited out, and then the link is made and copied by itself', async () => {
    const { model, shorten, copied } = popup([limited(12_000)], view);
    const until = Date.now() + 12_000;
    const making = makeLink(model);
    await untilWaiting({ view: () => model.view });
    expect(model.view).toMatchObject({ name, wait: { until } });
    expect(model.view).not.toMatchObject({ error: { code: 'offline' } });
    await vi.advanceTimersByTimeAsync(until - Date.now() - 100);
    expect(shorten).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    await making;
    expect(model.view).toMatchObject({ name: 'result', how: 'created' });
    expect(copied).toEqual([link.shortUrl]);
    const [first, second, ...others] = shorten.mock.calls;
    expect(second).toEqual(first);
    expect(others).toEqual([]);
  });

  test('is waited out as often as the service asks for it', async () => {
    const { model, shorten } = popup([limited(2000), limited(5000)], view);
    const making = makeLink(model);
    await vi.advanceTimersByTimeAsync(2100);
    expect(waitOf(model.view)?.until).toBeGreaterThan(Date.now());
    await vi.advanceTimersByTimeAsync(5000);
    await making;
    expect(shorten).toHaveBeenCalledTimes(3);
  });

  test('is given up by Cancel: nothing is sent, and the form is there', async () => {
    const { model, shorten } = popup([limited(2000)], view);
    const making = makeLink(model);
    await untilWaiting({ view: () => model.view });
    waitOf(model.view)?.cancel();
    await making;
    expect(model.view).toEqual(formView());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shorten).toHaveBeenCalledTimes(1);
  });

  test('lets no press make a second link', async () => {
    const { model, shorten } = popup([limited(2000)], view);
    const making = makeLink(model);
    await untilWaiting({ view: () => model.view });
    await Promise.all([makeLink(model), makeLink(model, true), openForm(model)]);
    await vi.advanceTimersByTimeAsync(2100);
    await making;
    expect(shorten).toHaveBeenCalledTimes(2);
  });

  test('that may have let the create through is no reason to send it again', async () => {
    const { model, shorten } = popup([limited(2000, { outcome: 'unknown' })], view);
    await makeLink(model);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shorten).toHaveBeenCalledTimes(1);
    expect(model.view).not.toHaveProperty('wait');
  });
});
