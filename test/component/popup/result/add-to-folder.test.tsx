import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findViolations } from '../../../fixtures/find-violations';
import { link, popupState } from '../../../fixtures/popup-state';
import { button, field } from '../locators';
import { openPopup } from '../open-popup';

const add = button('Add to campaign or channel');
const line = (words: string) => page.getByRole('listitem').filter({ hasText: words });

/** The lists come once they are reached for. */
async function choose(list: string, name: string): Promise<void> {
  await field(list).hover();
  await userEvent.selectOptions(field(list), name);
}

const inSpring = { kind: 'campaign', id: '1', name: 'Spring', state: 'done' } as const;

describe('Add to campaign or channel', () => {
  test('files into what was chosen, and gives the focus back', async () => {
    const { inputsOf, root } = await openPopup();
    await add.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await findViolations(root)).toEqual([]);
    await choose('Campaign', 'Autumn');
    await choose('Channel', 'News');
    expect(inputsOf('link.file')).toEqual([]);
    await button('Add').click();
    await expect.element(line('In campaign Autumn')).toBeVisible();
    await expect.element(line('News')).toBeVisible();
    await expect.element(add).toHaveFocus();
  });

  test('says from where it moves a link, and offers no folder that it is in', async () => {
    const existing = { ...link, filing: [inSpring] };
    await openPopup(popupState({ existing }));
    await add.click();
    await choose('Campaign', 'Autumn');
    await expect.element(page.getByText('Moves the link from Spring.')).toBeVisible();
    const options = [...(field('Campaign').element() as HTMLSelectElement).options];
    expect(options.map(({ text }) => text)).toEqual(['None', 'Autumn']);
    await button('Add').click();
    await expect.element(line('In campaign Autumn')).toBeVisible();
    expect(line('Spring').query()).toBeNull();
  });

  test('does nothing while nothing is chosen, after Cancel, and after Escape', async () => {
    const { inputsOf } = await openPopup();
    for (const leave of [
      async () => button('Cancel').click(),
      async () => userEvent.keyboard('{Escape}'),
    ]) {
      await add.click();
      await expect.element(button('Add')).toHaveAttribute('aria-disabled', 'true');
      await choose('Campaign', 'Autumn');
      await leave();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await expect.element(add).toHaveFocus();
    }
    expect(inputsOf('link.file')).toEqual([]);
  });
});
