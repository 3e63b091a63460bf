import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { samplePreferences } from '../../../fixtures/preferences';
import { connected } from '../fake-services';
import { openPreferences } from './open-preferences';

const ownTemplate = { copyFormat: 'template', copyTemplate: '{title}: {link}' } as const;

const format = (name: string) => page.getByRole('radio', { name, exact: true });
const field = () => page.getByRole('textbox', { name: 'Template' });
const saved = () => page.getByRole('status').getByText('Saved', { exact: true });

/** What is described by a radio button: its example, and what else is said of it. */
const meansOf = (name: string) => {
  const id = format(name).element().getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
};

const examples: [string, string][] = [
  ['Link only', 'https://short.example/spring'],
  ['Markdown', '[Spring in the garden](https://short.example/spring)'],
  ['HTML', '<a href="https://short.example/spring">Spring in the garden</a>'],
  ['Title and link', 'Spring in the garden https://short.example/spring'],
  ['Custom template', 'Spring in the garden: https://short.example/spring'],
];

// Wide enough for the sidebar to be there.
beforeEach(async () => page.viewport(1280, 800));

test('each shows what would be copied', async () => {
  openPreferences({ copyTemplate: '{title}: {link}' });
  await expect.element(format('Link only')).toBeVisible();
  for (const [name, example] of examples) expect.soft(meansOf(name)).toContain(example);
});

test('the template is asked for where it is used only', async () => {
  const { saved: changes } = openPreferences();
  await expect.element(format('Link only')).toBeChecked();
  await expect.element(field()).not.toBeInTheDocument();
  await format('Custom template').click();
  await expect.element(field()).toHaveValue('{title} {link}');
  for (const name of ['link', 'title', 'address', 'domain', 'alias', 'date', 'expiry'])
    await expect.element(page.getByText(`{${name}}`, { exact: true })).toBeVisible();
  expect(changes()).toEqual([{ copyFormat: 'template' }]);
});

test('the example follows the keys; leaving the field stores, Enter too, Shift and Enter begin a line', async () => {
  const { kept, saved: changes } = openPreferences(ownTemplate);
  await field().fill('<{link}>');
  await expect.poll(() => meansOf('Custom template')).toBe('<https://short.example/spring>');
  expect(changes()).toEqual([]);
  await userEvent.tab();
  await expect.element(saved()).toBeVisible();
  expect(changes()).toEqual([{ copyTemplate: '<{link}>' }]);
  await field().fill('{title}');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await userEvent.type(field(), '{{link}');
  expect(changes()).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => kept().copyTemplate).toBe('{title}\n{link}');
  await userEvent.tab();
  expect(changes()).toHaveLength(2);
});

const unusable = [
  ['{title}', /link/],
  ['{link} {colour}', /\{/],
  [`{link}${'x'.repeat(500)}`, /500/],
] as const;

test('what is no template is not stored, and why is said while typing', async () => {
  const { saved: changes } = openPreferences(ownTemplate);
  for (const [typed, why] of unusable) {
    await field().fill(typed);
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field()).toHaveAccessibleDescription(why);
    expect(meansOf('Custom template')).toContain('Spring in the garden: https');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect.element(field()).toHaveValue(typed);
  }
  expect(changes()).toEqual([]);
});

test('what was typed is neither lost by another choice nor by a look at another screen', async () => {
  const { saved: changes } = openPreferences(ownTemplate, { 'connection.get': () => connected });
  await field().fill('{title');
  await format('Markdown').click();
  await expect.element(field()).not.toBeInTheDocument();
  await format('Custom template').click();
  await expect.element(field()).toHaveValue('{title');
  await page.getByRole('link', { name: 'Connection' }).click();
  await page.getByRole('link', { name: 'Preferences' }).click();
  await expect.element(field()).toHaveValue('{title');
  expect(changes()).toEqual([{ copyFormat: 'markdown' }, { copyFormat: 'template' }]);
});

test.each([
  ['the screen', () => location.assign('#connect')],
  ['the page', () => dispatchEvent(new PageTransitionEvent('pagehide'))],
])('leaving %s stores what can be used', async (_, leave) => {
  const { kept } = openPreferences(ownTemplate);
  // Without the focus, as not every browser tells a field that goes away that it lost it.
  const area = (await field().findElement()) as HTMLTextAreaElement;
  area.value = '{link}!';
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expect.poll(() => meansOf('Custom template')).toBe('https://short.example/spring!');
  leave();
  await expect.poll(() => kept().copyTemplate).toBe('{link}!');
});

test('a template that could not be stored stays in the field, and Retry stores it', async () => {
  let tries = 0;
  const { saved: changes } = openPreferences(ownTemplate, {
    'preferences.save': () => {
      tries += 1;
      if (tries === 1) throw new AppError({ code: 'internal' });
      return samplePreferences({ ...ownTemplate, copyTemplate: '{link}!' });
    },
  });
  await field().fill('{link}!');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Couldn’t save this setting/);
  await expect.element(field()).toHaveValue('{link}!');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(saved()).toBeVisible();
  expect(changes().at(-1)).toEqual({ copyTemplate: '{link}!' });
});

test('a template that was stored elsewhere is shown on coming back, and not written over', async () => {
  const { kept, saved: changes, services } = openPreferences(ownTemplate);
  await field().fill('{link}!');
  await userEvent.keyboard('{Enter}');
  await expect.element(saved()).toBeVisible();
  await services.send('preferences.save', { copyTemplate: '{link}?' });
  dispatchEvent(new Event('focus'));
  await expect.element(field()).toHaveValue('{link}?');
  await userEvent.tab();
  expect(changes()).toHaveLength(2);
  expect(kept().copyTemplate).toBe('{link}?');
});
