import { expect, test } from './harness/fixtures.ts';
import type { View } from './harness/view.ts';
import { noteUnder } from './scenes/field-note.ts';
import { prefer } from './scenes/prefer.ts';
import { createCount } from './scenes/requests.ts';

/** A field, something typed into it that cannot be used, and the words under it. */
type BadInput = [field: string, typed: string, words: string];

/** Types it, presses the button, and sees it refused where it was typed. */
async function expectRefusal(view: View, button: string, [field, typed, words]: BadInput) {
  await view.fill(field, typed);
  await view.press(button);
  await expect.poll(() => noteUnder(view, field)).toEqual({ text: words, wrong: true });
  // What is wrong has the focus, and stands there as it was typed.
  await view.waitUntil(
    (label) =>
      document.activeElement instanceof HTMLInputElement &&
      (document.activeElement.ariaLabel ?? document.activeElement.labels?.[0]?.textContent) ===
        label,
    field,
  );
  expect(await view.value(field)).toBe(typed);
}

test('Connect and the popup refuse what cannot be used where it is typed, and send nothing', async ({
  user,
  service,
}) => {
  const options = await user.openOptions();
  await options.fill('API key', 'a-key-of-somebody');
  const notSecret = 'Use https:// so your API key is sent encrypted.';
  await expectRefusal(options, 'Connect', ['Service URL', 'http://short.example', notSecret]);
  expect(service.requests()).toEqual([]);
  expect(await options.evaluate(() => chrome.permissions.getAll())).toMatchObject({ origins: [] });
  await options.close();

  await user.connect();
  await prefer(user, 'Show options first');
  const popup = await user.openPopup('https://news.example/');
  const notPlain = 'Use only letters, digits, hyphens and underscores.';
  await expectRefusal(popup, 'Shorten', ['Alias', 'two words', notPlain]);
  expect(createCount(service)).toBe(0);
  expect(service.links()).toEqual([]);
});
