import { expect, test } from './harness/fixtures.ts';
import type { View } from './harness/view.ts';
import { noteUnder } from './scenes/field-note.ts';
import { openForm } from './scenes/open-form.ts';
import { createCount } from './scenes/requests.ts';

/** A field, something typed into it that cannot be used, and the words under it. */
type BadInput = [field: string, typed: string, words: string];

/** Types it, presses the button, and sees it refused where it was typed. */
async function expectRefusal(view: View, button: string, [field, typed, words]: BadInput) {
  const before = await view.value(field);
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
  await view.fill(field, before);
}

const notAnAddress = 'Enter a valid URL.';
const onlyWeb = 'Only http and https URLs can be shortened.';
const aliasWords = 'Use only letters, digits, hyphens and underscores.';
const passwordWords = 'Use only letters, digits and . _ ~ ! * @ $ = , -';

const inThePopup: readonly BadInput[] = [
  ['Destination URL', '', 'Enter a URL to shorten.'],
  ['Destination URL', 'no address at all', notAnAddress],
  ['Destination URL', 'word', notAnAddress],
  ['Destination URL', 'https://', notAnAddress],
  ['Destination URL', 'javascript:alert(1)', onlyWeb],
  ['Destination URL', 'mailto:newcomer@mail.example', onlyWeb],
  ['Destination URL', 'file:///etc/hosts', onlyWeb],
  [
    'Destination URL',
    'https://newcomer:secret@news.example/',
    'This URL contains a username or password. Remove it first.',
  ],
  [
    'Destination URL',
    `https://news.example/${'x'.repeat(10_240)}`,
    'This URL is too long. The limit is 8,192 characters.',
  ],
  ['Alias', 'two words', aliasWords],
  ['Alias', 'a/b', aliasWords],
  ['Alias', 'grüße', aliasWords],
  ['Alias', 'a'.repeat(101), 'Use 100 characters or fewer.'],
  ['Password', '..', 'Start with a character other than a dot.'],
  ['Password', '.hidden', 'Start with a character other than a dot.'],
  ['Password', 'a/b', passwordWords],
  ['Password', 'a+b', passwordWords],
  ['Password', 'two words', passwordWords],
  ['Password', 'p'.repeat(65), 'Use 64 characters or fewer.'],
];

test('the popup refuses what cannot be used where it is typed, and sends nothing', async ({
  user,
  service,
}) => {
  const popup = await openForm(user, 'https://news.example/');
  await popup.press('Suggest an alias');
  service.clearRequests();
  for (const input of inThePopup) {
    await test.step(`${input[0]}: ${input[1].slice(0, 40)}`, () =>
      expectRefusal(popup, 'Shorten', input));
  }
  // The form itself may ask which domains there are, and whether an alias is free.
  expect(createCount(service)).toBe(0);
  expect(service.links()).toEqual([]);
});

test('a day that is over cannot be picked, and is refused when it passes meanwhile', async ({
  user,
  service,
}) => {
  const popup = await openForm(user, 'https://news.example/');
  await popup.fill('Expiration', 'date');
  const today = await popup.value('Expiration date');
  expect(
    await popup.evaluate(() => document.querySelector<HTMLInputElement>('[type="date"]')?.min),
  ).toBe(today);
  await popup.fill('Expiration date', '2020-01-01');
  await popup.press('Shorten');
  // That is said while a day is picked, too; the focus comes with the refusal.
  await popup.waitUntil(() => document.activeElement?.matches('[name="expiry"]') === true);
  await popup.waitForText('This date is in the past.');
  expect(service.links()).toEqual([]);
});

const onConnect: readonly BadInput[] = [
  ['Service URL', '', 'Enter your service’s URL.'],
  ['Service URL', 'no address', 'Enter a URL such as short.example.'],
  ['Service URL', 'word', 'Enter a URL such as short.example.'],
  ['Service URL', 'javascript:alert(1)', 'The URL must start with https://.'],
  ['Service URL', 'ftp://short.example', 'The URL must start with https://.'],
  ['Service URL', 'http://short.example', 'Use https:// so your API key is sent encrypted.'],
  [
    'Service URL',
    'https://newcomer:word@short.example',
    'Remove the username and password from the URL.',
  ],
  ['API key', '', 'Enter your API key.'],
  ['API key', '   ', 'Enter your API key.'],
  ['API key', 'two words', 'An API key can’t contain spaces or / \\ ? # %.'],
  ['API key', '../account', 'An API key can’t contain spaces or / \\ ? # %.'],
  ['API key', 'k'.repeat(257), 'This API key is too long.'],
];

test('the Connect screen refuses what cannot be used where it is typed, and asks nobody', async ({
  user,
  service,
}) => {
  const options = await user.openOptions();
  await options.fill('Service URL', service.baseUrl);
  await options.fill('API key', 'a-key-of-somebody');
  for (const input of onConnect) {
    await test.step(`${input[0]}: ${input[1].slice(0, 40)}`, () =>
      expectRefusal(options, 'Connect', input));
  }
  expect(service.requests()).toEqual([]);
  expect(await options.evaluate(() => chrome.permissions.getAll())).toMatchObject({ origins: [] });
});
