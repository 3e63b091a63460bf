import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Button } from '@/components/ui/button';

import { draw } from '../options/draw';

const button = page.getByRole('button', { name: 'Save' });

describe('a button', () => {
  test.each([
    ['ready', {}, 1],
    ['busy', { busy: true }, 0],
    ['off', { disabled: true }, 0],
  ])('that is %s', async (_, props, presses) => {
    let pressed = 0;
    let submitted = 0;
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      submitted += 1;
    };
    draw(
      <form onSubmit={submit}>
        <input aria-label="Name" />
        <Button type="submit" onClick={() => (pressed += 1)} {...props}>
          Save
        </Button>
      </form>,
    );
    (button.element() as HTMLButtonElement).click();
    expect([pressed, submitted]).toEqual([presses, presses]);
    await userEvent.type(page.getByLabelText('Name'), '{Enter}');
    expect([pressed, submitted]).toEqual([presses * 2, presses * 2]);
  });

  test('that is off can still be reached and tells that it is off', async () => {
    draw(<Button disabled>Save</Button>);
    await userEvent.keyboard('{Tab}');
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  });
});
