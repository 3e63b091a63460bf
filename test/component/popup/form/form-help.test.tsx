import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { draft, page as webPage } from '../../../fixtures/popup-state';
import { asRead } from '../../../fixtures/reader-words';
import { stopClock } from '../../../fixtures/stop-clock';
import { formState } from '../fake-services';
import { button, field, heading } from '../locators';
import { openPopup } from '../open-popup';

describe('help with filling in', () => {
  test('Suggest makes an alias from the title, which is looked up and called free on the account alone', async () => {
    const { inputsOf } = await openPopup(formState());
    await button('Suggest an alias').click();
    await expect.element(field('Alias')).toHaveValue('an-article');
    await expect.element(page.getByText('No other link of yours uses this alias.')).toBeVisible();
    expect(inputsOf('alias.check')).toEqual([{ alias: 'an-article', domain: '' }]);
    expect(document.body.textContent).not.toMatch(/available/i);
  });

  test('an alias of the account’s own is said to be taken', async () => {
    await openPopup(formState(), { 'alias.check': () => false });
    await userEvent.fill(field('Alias'), 'spring-sale');
    await expect.element(page.getByText('You already have a link with this alias.')).toBeVisible();
  });

  test('a password is hidden until it is revealed; a generated one is shown', async () => {
    await openPopup(formState());
    await expect.element(field('Password')).toHaveAttribute('type', 'password');
    await button('Show password').click();
    await expect.element(field('Password')).toHaveAttribute('type', 'text');
    await expect.element(button('Show password')).toHaveAttribute('aria-pressed', 'true');
    await button('Show password').click();
    await button('Generate a password').click();
    await expect.element(field('Password')).toHaveAttribute('type', 'text');
    await expect
      .poll(() => (field('Password').element() as HTMLInputElement).value)
      .toMatch(/^[a-z2-9]{16}$/);
  });

  test('a generated password is there for a press that follows at once', async () => {
    const { inputsOf } = await openPopup(formState());
    (button('Generate a password').element() as HTMLButtonElement).click();
    (button('Shorten').element() as HTMLButtonElement).click();
    await expect.poll(() => inputsOf('link.shorten')).toHaveLength(1);
    expect(inputsOf('link.shorten')).toMatchObject([
      { password: expect.stringMatching(/^[a-z2-9]{16}$/) },
    ]);
  });

  test('expiry presets name the date that they mean, and that days are whole', async () => {
    stopClock();
    await openPopup(formState());
    const options = [...(field('Expiration').element() as HTMLSelectElement).options];
    const year = String(new Date().getFullYear());
    expect(options.map(({ text }) => text.split(' – ')[0])).toEqual([
      'Never',
      'Today',
      'In 7 days',
      'In 30 days',
      'In 90 days',
      'Pick a date…',
    ]);
    expect(options[1]?.text).toContain(year);
    await userEvent.selectOptions(field('Expiration'), options[1]?.value ?? '');
    await expect.element(page.getByText(/Active through the end of that day/)).toBeVisible();
  });

  test.each([
    ['of a draft', '2099-01-31'],
    ['kept half typed', 'date'],
  ])('a day %s that is emptied is none, and no link is made without one', async (_, expiry) => {
    const { inputsOf } = await openPopup(formState({ draft: { ...draft, expiry } }));
    await userEvent.fill(field('Expiration date'), '');
    await button('Shorten').click();
    await expect.element(field('Expiration')).toHaveFocus();
    await expect.element(field('Expiration')).toHaveDisplayValue('Pick a date…');
    await expect.element(field('Expiration date')).toHaveValue('');
    expect(inputsOf('link.shorten')).toEqual([]);
    await userEvent.selectOptions(field('Expiration'), 'Never');
    await expect.element(field('Expiration date')).not.toBeInTheDocument();
    await button('Shorten').click();
    await expect.poll(() => inputsOf('link.shorten')).toHaveLength(1);
  });

  test('shows what tracking is removed, with a switch that is remembered', async () => {
    const url = `${webPage.url}&utm_source=news&ref=home`;
    const { inputsOf } = await openPopup(formState({ page: { ...webPage, url } }));
    const campaign = page.getByRole('switch', { name: 'UTM parameters utm_source' });
    await expect.element(campaign).not.toBeChecked();
    await expect
      .element(page.getByRole('switch', { name: 'Possibly tracking ref' }))
      .not.toBeChecked();
    await campaign.click();
    await expect.element(campaign).toBeChecked();
    expect(inputsOf('preferences.save')).toEqual([{ tracking: { campaign: true } }]);
    await button('Shorten').click();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([{ url: `${webPage.url}&ref=home` }]);
  });

  test('lists domains that were never listed, and not again by itself', async () => {
    const { inputsOf } = await openPopup(formState({ domains: [] }), {
      'domains.refresh': () => ['new.example.com'],
    });
    await expect
      .poll(() => (field('Domain').element() as HTMLSelectElement).options.length)
      .toBe(2);
    expect(inputsOf('domains.refresh')).toHaveLength(1);
  });

  test('says that there may be more domains than are listed', async () => {
    const domains = Array.from({ length: 2000 }, (_, i) => `brand${i}.example`);
    await openPopup(formState({ domains }));
    // Not looked for by its text, as every option would be looked at.
    await expect
      .poll(() => document.body.textContent)
      .toContain(asRead('Only the first 2,000 domains are listed.'));
  });

  test('lists known domains anew when the field is reached for', async () => {
    const { inputsOf } = await openPopup(formState());
    await expect.element(field('Alias')).toHaveFocus();
    expect(inputsOf('domains.refresh')).toEqual([]);
    (field('Domain').element() as HTMLElement).focus();
    await expect.poll(() => inputsOf('domains.refresh')).toHaveLength(1);
  });
});
