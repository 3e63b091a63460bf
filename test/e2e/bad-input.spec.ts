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
      document.activeElement.labels?.[0]?.textContent === label,
    field,
  );
  expect(await view.value(field)).toBe(typed);
  await view.fill(field, before);
}

const notAnAddress = 'This is not a web address.';
const onlyWeb = 'Only http and https addresses can be shortened.';
const aliasWords = 'Use letters, digits, - and _ only.';
const passwordWords = 'Use letters, digits and . _ ~ ! * @ $ = , - only.';

const inThePopup: readonly BadInput[] = [
  ['Address', '', 'Enter the address to shorten.'],
  ['Address', 'no address at all', notAnAddress],
  ['Address', 'word', notAnAddress],
  ['Address', 'https://', notAnAddress],
  ['Address', 'javascript:alert(1)', onlyWeb],
  ['Address', 'mailto:newcomer@mail.example', onlyWeb],
  ['Address', 'file:///etc/hosts', onlyWeb],
  [
    'Address',
    'https://newcomer:secret@news.example/',
    'This address holds a user name or password.',
  ],
  [
    'Address',
    `https://news.example/${'x'.repeat(10_240)}`,
    'This address is too long: 8,192 characters at most.',
  ],
  ['Alias', 'two words', aliasWords],
  ['Alias', 'a/b', aliasWords],
  ['Alias', 'grüße', aliasWords],
  ['Alias', 'a'.repeat(101), 'Use 100 characters at most.'],
  ['Password', '..', 'Do not begin with a dot.'],
  ['Password', '.hidden', 'Do not begin with a dot.'],
  ['Password', 'a/b', passwordWords],
  ['Password', 'a+b', passwordWords],
  ['Password', 'two words', passwordWords],
  ['Password', 'p'.repeat(65), 'Use 64 characters at most.'],
];

test('the popup refuses what cannot be used where it is typed, and sends nothing', async ({
  user,
  service,
}) => {
  const popup = await openForm(user, 'https://news.example/');
  await popup.press('Suggest');
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
  await popup.fill('Expires', 'date');
  const today = await popup.value('Expires on');
  expect(
    await popup.evaluate(() => document.querySelector<HTMLInputElement>('[type="date"]')?.min),
  ).toBe(today);
  await popup.fill('Expires on', '2020-01-01');
  await popup.press('Shorten');
  // That is said while a day is picked, too; the focus comes with the refusal.
  await popup.waitUntil(() => document.activeElement?.matches('[name="expiry"]') === true);
  await popup.waitForText('This day is over.');
  expect(service.links()).toEqual([]);
});

const onConnect: readonly BadInput[] = [
  ['Service address', '', 'Enter the address of your service.'],
  ['Service address', 'no address', 'This is not a web address. Try short.example.'],
  ['Service address', 'word', 'This is not a web address. Try short.example.'],
  ['Service address', 'javascript:alert(1)', 'The address has to begin with https://.'],
  ['Service address', 'ftp://short.example', 'The address has to begin with https://.'],
  [
    'Service address',
    'http://short.example',
    'Your API key would travel unprotected: use https://.',
  ],
  [
    'Service address',
    'https://newcomer:word@short.example',
    'Leave the user name and password out of the address.',
  ],
  ['API key', '', 'Enter your API key.'],
  ['API key', '   ', 'Enter your API key.'],
  ['API key', 'two words', 'An API key has no spaces and none of / \\ ? # %.'],
  ['API key', '../account', 'An API key has no spaces and none of / \\ ? # %.'],
  ['API key', 'k'.repeat(257), 'This is too long for an API key.'],
];

test('the Connect screen refuses what cannot be used where it is typed, and asks nobody', async ({
  user,
  service,
}) => {
  const options = await user.openOptions();
  await options.fill('Service address', service.baseUrl);
  await options.fill('API key', 'a-key-of-somebody');
  for (const input of onConnect) {
    await test.step(`${input[0]}: ${input[1].slice(0, 40)}`, () =>
      expectRefusal(options, 'Connect', input));
  }
  expect(service.requests()).toEqual([]);
  expect(await options.evaluate(() => chrome.permissions.getAll())).toMatchObject({ origins: [] });
});
