import { expect, test } from 'vitest';

import { menuEntries } from '@/lib/menus/menu-entries';
import { shownEntries } from '@/lib/menus/shown-entries';

import { state } from './menu-states';

const titleOf = (id: string) => menuEntries(state).find((entry) => entry.id === id)?.title;

test.for([
  ['any link', ['link'], true],
  ['a link of one’s own', ['link', 'own.behind', 'own.off'], false],
  ['one of one’s own, where the entry is hidden already', ['own.behind', 'own.off'], false],
  ['any link, where the entry is still hidden', [], true],
] as const)('%s', ([, menuIds, visible]) => {
  expect(shownEntries({ contexts: ['link', 'all'], menuIds })).toEqual([
    { id: 'link', title: titleOf('link'), visible },
  ]);
});

test.for([
  ['nothing at all', 'Shorten a&ddresses in selection', false],
  ['one: www.a.example', 'Shorten a&ddresses in selection', true],
  ['www.a.example www.b.example www.a.example', 'Shorten 2 a&ddresses', true],
  [undefined, 'Shorten a&ddresses in selection', true],
] as const)('a selection of %j', ([selectionText, title, visible]) => {
  const shown = shownEntries({ contexts: ['selection'], menuIds: ['selection'], selectionText });
  expect(shown).toEqual([{ id: 'selection', title, visible }]);
});

test('anything else is left as it is', () => {
  expect(shownEntries({ contexts: ['page', 'all'], menuIds: ['page'] })).toEqual([]);
});
