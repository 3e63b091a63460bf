import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { useAsk } from '@/components/ui/ask';

import { draw } from '../options/draw';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'Delete it?' });

/** A page with a button that asks first. */
function Page({ remove }: { remove: () => Promise<void> }) {
  const { ask, dialog: asked } = useAsk();
  const question = { title: 'Delete it?', content: 'It goes.', action: 'Delete', run: remove };
  return (
    <>
      <button type="button" onClick={() => ask(question)}>
        Delete…
      </button>
      {asked}
    </>
  );
}

test('stays open while it is at work, however often Escape is pressed', async () => {
  const work = Promise.withResolvers<undefined>();
  draw(<Page remove={() => work.promise} />);
  await button('Delete…').click();
  await button('Delete').click();
  for (let i = 0; i < 3; i += 1) await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  work.reject(new Error('no'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await button('Delete…').click();
  await expect.element(dialog).toBeVisible();
});

test('a dialog that the browser closes is gone, and the next one comes', async () => {
  draw(<Page remove={async () => undefined} />);
  await button('Delete…').click();
  (dialog.element() as HTMLDialogElement).close();
  await expect.element(button('Delete…')).toHaveFocus();
  await button('Delete…').click();
  await expect.element(dialog).toBeVisible();
});
