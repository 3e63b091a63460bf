import { expect, test } from 'vitest';

import { usage } from '../../bench/options.ts';
import { parseDescription } from '../../bench/race/against/description.ts';

test('everything can be left out', () => {
  expect(parseDescription('{}', 'other.json')).toEqual({});
});

test('the one in the help is understood', () => {
  const [example = ''] = /^ {2}\{\n[\s\S]*?^ {2}\}$/mu.exec(usage) ?? [];
  expect(parseDescription(example, 'help')).toMatchObject({
    press: { button: { selector: 'button' } },
  });
});

test.each([
  { text: 'shown: form', says: 'other.json: It is no JSON' },
  { text: '{"shown": {}}', says: 'other.json: “shown.selector”' },
  { text: '{"press": {"button": {"selector": "b"}}}', says: 'other.json: “press.done”' },
  { text: '{"shwon": {"selector": "form"}}', says: 'other.json: Nobody knows “shwon”' },
])('$text is refused: $says', ({ text, says }) => {
  expect(() => parseDescription(text, 'other.json')).toThrow(says);
});
