import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { PopupService, PopupState } from '@/lib/model/popup-state';

import { findViolations } from '../../fixtures/find-violations';
import { sampleJob } from '../../fixtures/job';
import { link, page as webPage, popupState } from '../../fixtures/popup-state';
import { fails, formState } from './fake-services';
import { button, field, heading } from './locators';
import { openPopup } from './open-popup';
import { places } from './places';

const labels = ['go.example', 'Team links', 'Events', 'Press', 'Archive'];
const colors = ['teal', 'blue', 'violet', 'pink', 'orange'] as const;

/** So many services, of which the second is in use. */
const several = (count: number, label = 'Team links'): PopupService[] =>
  labels.slice(0, count).map((name, at) => ({
    id: `https://${String(at)}.example`,
    label: at === 1 ? label : name,
    color: colors[at] ?? 'teal',
    inUse: at === 1,
  }));

const group = () => page.getByRole('group', { name: 'Service', exact: true });
const list = () => page.getByRole('combobox', { name: 'Service', exact: true });
const header = () => document.querySelector('header.bar');

/** Opens the popup, and tells how often it was opened anew. */
async function open(state: PopupState, answers: Parameters<typeof openPopup>[1] = {}) {
  const reopen = vi.fn();
  const opened = await openPopup(state, { 'services.use': () => [], ...answers }, { reopen });
  return { ...opened, reopen };
}

beforeEach(async () => page.viewport(360, 560));

describe('with one service', () => {
  test('the header is as it stands in the page, and nobody asks for more', async () => {
    await open(formState());
    await expect.element(button('Shorten')).toBeVisible();
    expect(header()?.querySelector('.brand')?.textContent.trim()).toBe('Curtail');
    await expect.element(group()).not.toBeInTheDocument();
    await userEvent.keyboard('{Alt>}1{/Alt}');
    await expect.element(field('Alias')).toHaveValue('');
  });
});

test('Shorten this page, below a job’s report, opens the popup anew: the page may be another service’s', async () => {
  const { reopen, messages } = await open(popupState({ services: several(2), job: sampleJob() }));
  await button('Shorten this page').click();
  await expect.poll(() => reopen.mock.calls).toHaveLength(1);
  expect(messages.map(({ name }) => name)).toEqual(['job.dismiss']);
});

describe('with four services', () => {
  test('the one in use is named, and a click on another one puts that to use', async () => {
    const { inputsOf, reopen } = await open(formState({ services: several(4) }));
    await expect.element(group()).toHaveTextContent('Team links');
    await expect.element(button('Team links')).toHaveAttribute('aria-pressed', 'true');
    const other = button('go.example');
    await expect.element(other).toHaveAttribute('aria-pressed', 'false');
    await expect.element(other).toHaveAttribute('title', 'go.example');
    await button('Team links').click();
    expect(inputsOf('services.use')).toEqual([]);
    await other.click();
    await expect.poll(() => reopen.mock.calls.length).toBe(1);
    expect(inputsOf('services.use')).toEqual([{ id: 'https://0.example', popup: webPage }]);
  });

  test('its targets are large enough, for everybody, and move nothing', async () => {
    const answer = Promise.withResolvers<PopupState>();
    const opened = openPopup(answer.promise);
    const fixed = 'header.bar, header.bar > .button, main';
    const before = places(fixed);
    answer.resolve(formState({ services: several(4) }));
    await opened;
    await expect.element(group()).toBeVisible();
    await expect.element(page.getByText('Curtail')).not.toBeVisible();
    expect(places(fixed)).toEqual(before);
    const small = places('.services button').filter(
      ([, , width = 0, height = 0]) => width < 24 || height < 24,
    );
    expect(small).toEqual([]);
    expect(await findViolations(header() ?? document.body)).toEqual([]);
  });
});

describe('with five services', () => {
  test('a list names the one in use, and puts the chosen one to use', async () => {
    const { inputsOf, reopen } = await open(formState({ services: several(5) }));
    await expect.element(list()).toHaveDisplayValue('Team links');
    expect(document.querySelector('.services .service-blue')).not.toBeNull();
    await list().selectOptions('Archive');
    await expect.poll(() => reopen.mock.calls.length).toBe(1);
    expect(inputsOf('services.use')).toEqual([{ id: 'https://4.example', popup: webPage }]);
    // It is told as in use when it is.
    await expect.element(list()).toHaveDisplayValue('Team links');
    expect(await findViolations(header() ?? document.body)).toEqual([]);
  });
});

describe('the keys', () => {
  test.each([2, 5])('choose by place among %i', async (count) => {
    const { inputsOf } = await open(formState({ services: several(count) }));
    await expect
      .element(page.getByRole(count > 4 ? 'combobox' : 'group', { name: 'Service' }))
      .toBeVisible();
    await userEvent.keyboard('{Alt>}{Shift>}1{/Shift}9{/Alt}1');
    expect(inputsOf('services.use')).toEqual([]);
    await userEvent.keyboard('{Alt>}1{/Alt}');
    await expect.poll(() => inputsOf('services.use')).toMatchObject([{ id: 'https://0.example' }]);
    await expect.element(field('Alias')).toHaveValue('1');
  });

  test('do so as soon as the services are there', async () => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.services') === null) return;
      observer.disconnect();
      const press = { code: 'Digit1', altKey: true, bubbles: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', press));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const { inputsOf } = await open(formState({ services: several(2) }));
    await expect.element(group()).toBeVisible();
    await expect.poll(() => inputsOf('services.use')).toMatchObject([{ id: 'https://0.example' }]);
  });
});

describe.each([2, 5])('while a link is made, among %i', (count) => {
  test('no other service can be chosen, by pointer or key', async () => {
    const made = Promise.withResolvers<{ how: 'created'; link: typeof link }>();
    const { inputsOf } = await open(popupState({ services: several(count) }), {
      'link.shorten': () => made.promise,
    });
    await expect.element(heading('Creating your short link…')).toBeVisible();
    const other = button('go.example');
    if (count > 4) await expect.element(list()).toBeDisabled();
    else {
      await expect.element(other).toHaveAttribute('aria-disabled', 'true');
      (other.element() as HTMLElement).click();
    }
    await userEvent.keyboard('{Alt>}1{/Alt}');
    expect(inputsOf('services.use')).toEqual([]);
    made.resolve({ how: 'created', link });
    await expect.element(button('Undo')).toBeVisible();
    if (count > 4) await expect.element(list()).toBeEnabled();
    else await expect.element(other).not.toHaveAttribute('aria-disabled');
    await userEvent.keyboard('{Alt>}1{/Alt}');
    await expect.poll(() => inputsOf('services.use').length).toBe(1);
  });
});

test('one that was disconnected meanwhile is told, and what was typed stays', async () => {
  const { reopen } = await open(formState({ services: several(2) }), {
    'services.use': fails({ code: 'not_connected', outcome: 'none' }),
  });
  await field('Alias').fill('mine');
  await button('go.example').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field('Alias')).toHaveValue('mine');
  expect(reopen).not.toHaveBeenCalled();
});

test.each([4, 5])('a long name among %i is cut, and pushes nothing away', async (count) => {
  onTestFinished(() => {
    document.documentElement.dir = 'ltr';
  });
  const label = 'The short links of the whole communications department';
  await open(formState({ services: several(count, label) }));
  const name = page.getByTitle(label);
  await expect.element(name).toBeVisible();
  for (const dir of ['ltr', 'rtl']) {
    document.documentElement.dir = dir;
    const edges = places('.brand, #links, #settings').map(([x = 0, , width = 0]) => [x, x + width]);
    const inOrder = (dir === 'ltr' ? edges : edges.toReversed()).flat();
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    expect(Math.max(...inOrder)).toBeLessThanOrEqual(360);
    expect(Math.min(...inOrder)).toBeGreaterThanOrEqual(0);
    const { left, right } = name.element().getBoundingClientRect();
    const [from = 0, to = 0] = edges[0] ?? [];
    expect(left).toBeGreaterThanOrEqual(from);
    expect(right).toBeLessThanOrEqual(to);
    expect(right - left).toBeGreaterThan(40);
    // In one line.
    expect(places('.service-name').filter(([, , , height = 0]) => height > 24)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  }
});
