import { expect, test } from 'vitest';

import { menuEntries, shownEntries } from '@/lib/menus/entries';

import { state } from './menu-states';

const titleOf = (id: string) => menuEntries(state).find((entry) => entry.id === id)?.title;

test.for([
  ['any link', ['link'], true],
  ['a link of one’s own', ['link', 'own.info', 'own.off'], false],
  ['one of one’s own, where the entry is hidden already', ['own.info', 'own.off'], false],
  ['any link, where the entry is still hidden', [], true],
] as const)('the entry for any link is shown or hidden, on %s', ([, menuIds, visible]) => {
  expect(shownEntries({ contexts: ['link', 'all'], menuIds })).toEqual([
    { id: 'link', title: titleOf('link'), visible },
  ]);
});

test.each([['page'], ['selection'], ['tab'], ['action']])('%s: left as it is', (context) => {
  expect(shownEntries({ contexts: [context, 'all'], menuIds: [context] })).toEqual([]);
});
