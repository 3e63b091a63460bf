import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { commandOfClick } from '@/lib/menus/command-of-click';
import { type MenuContext, type MenuEntry, menuEntries } from '@/lib/menus/entries';

import { anyState, everyContext, state } from './menu-states';

const titlesOn = (context: MenuContext, changes: Partial<typeof state> = {}, parentId?: string) =>
  menuEntries({ ...state, ...changes })
    .filter((entry) => entry.contexts.includes(context) && entry.parentId === parentId)
    .map(({ title }) => title);

const patternsOf = (id: string, changes: Partial<typeof state> = {}) =>
  menuEntries({ ...state, ...changes }).find((entry) => entry.id === id)?.targetUrlPatterns;

describe('one entry for each', () => {
  test.for([
    ['link', 'S&horten link'],
    ['image', 'Shorten &image URL'],
    ['video', 'Shorten &video URL'],
    ['audio', 'Shorten &audio URL'],
    ['selection', 'Shorten &URLs in selection'],
    ['tab', 'Shorten this &tab'],
  ] as const)('of what a menu is opened on: %s', ([context, title]) => {
    expect(titlesOn(context, { address: null })).toEqual([title]);
  });

  test('of a page also the form, before it has a link', () => {
    expect(titlesOn('page')).toEqual(['S&horten this page', '&Customize short link…']);
  });

  test.for(['link', 'image', 'video', 'audio'])('%s, on the web', (id) => {
    expect(patternsOf(id)).toEqual(['http://*/*', 'https://*/*']);
  });

  test.for(['page', 'page.choose', 'tab'])('%s, on the web', (id) => {
    const entry = menuEntries(state).find((each) => each.id === id);
    expect(entry?.documentUrlPatterns).toEqual(['http://*/*', 'https://*/*']);
  });

  test('and none where the browser has no place for it', () => {
    const contexts = everyContext.filter((context) => context !== 'tab');
    expect(titlesOn('tab', { contexts })).toEqual([]);
  });
});

describe('with choices', () => {
  const choices = ['&Shorten and copy', '&Customize…', 'Show &QR code'];

  test.for(['link', 'page'] as const)('a %s has a submenu', (context) => {
    const domains = ['go.example', 'a&b.example', 'go.example'];
    expect(titlesOn(context, { style: 'choices' }, context)).toEqual(choices);
    const named = ['', 'Use go.example', 'Use a&&b.example', '', 'With tags: R&&D'];
    const all = { style: 'choices', domains, templates: ['R&D'] } as const;
    expect(titlesOn(context, all, context)).toEqual([...choices, ...named]);
  });

  test('ten domains at most have an entry', () => {
    const domains = Array.from({ length: 12 }, (_, index) => `d${index}.example`);
    const titles = titlesOn('link', { style: 'choices', domains }, 'link');
    expect(titles.at(-1)).toBe('Use d9.example');
  });

  test('an image has none', () => {
    expect(titlesOn('image', { style: 'choices' }, 'image')).toEqual([]);
  });
});

describe('with several services', () => {
  const services = [
    { id: 'https://work.example', label: 'Work' },
    { id: 'https://b.example#me', label: 'R&D at 100%s' },
  ];
  const named = ['Shorten with Work', 'Shorten with R&&D at 100% s'];

  test.for(['link', 'page'] as const)('the submenu of a %s has them, below the domains', (on) => {
    const titles = titlesOn(on, { style: 'choices', services, domains: ['go.example'] }, on);
    expect(titles.slice(-5)).toEqual(['', 'Use go.example', '', ...named]);
    expect(titlesOn(on, { style: 'choices', services }, on).slice(-3)).toEqual(['', ...named]);
  });

  test.for(['link', 'page', 'tab', 'image'] as const)(
    'a %s still has no more entries, where that is preferred',
    (on) => expect(titlesOn(on, { services })).toEqual(titlesOn(on)),
  );

  test.for(['one', 'choices'] as const)('the menu of the button has them (%s)', (style) => {
    expect(titlesOn('action', { services, style })).toContain('Shorten this page &with');
    expect(titlesOn('action', { services, style }, 'button')).toEqual(['Work', 'R&&D at 100% s']);
    expect(titlesOn('action', { style })).not.toContain('Shorten this page &with');
  });

  test('ten at most have an entry', () => {
    const many = Array.from({ length: 12 }, (_, i) => ({ id: `${i}`, label: `Service ${i}` }));
    expect(titlesOn('action', { services: many }, 'button').at(-1)).toBe('Service 9');
    expect(titlesOn('link', { services: many, style: 'choices' }, 'link').at(-1)).toBe(
      'Shorten with Service 9',
    );
  });
});

describe('on a short link of one’s own', () => {
  test('there is more to ask for', () => {
    expect(titlesOn('link')).toEqual(['S&horten link', 'Link &details', 'Disa&ble link…']);
  });

  test('all hosts of short links count, each once, without ports and as browsers spell them', () => {
    const domains = ['Go.Example:8443', 'short.example', 'bücher.example', '[::1]', 'no host'];
    const shortHosts = ['go.example', 's.example'];
    expect(patternsOf('own.info', { domains, shortHosts })).toEqual([
      '*://short.example/*',
      '*://go.example/*',
      '*://xn--bcher-kva.example/*',
      '*://s.example/*',
    ]);
    expect(patternsOf('own.off')).toEqual(['*://short.example/*']);
  });

  test('without a service there are no such links', () => {
    expect(titlesOn('link', { address: null, domains: ['go.example'] })).toEqual(['S&horten link']);
    expect(titlesOn('link', { address: 'https://[::1]/' })).toEqual(['S&horten link']);
  });
});

describe('the menu of the button', () => {
  const shown = (working: boolean) =>
    menuEntries({ ...state, working })
      .filter(({ contexts, visible }) => contexts.includes('action') && visible !== false)
      .map(({ title }) => title);

  test('leads everywhere, and stops what is under way', () => {
    const always = [
      '&Customize short link…',
      'Shorten all &tabs in this window',
      '&Links',
      '&Preferences',
    ];
    expect(shown(false)).toEqual(always);
    expect(shown(true)).toEqual([...always, '&Stop shortening tabs']);
  });
});

describe('whatever the state', () => {
  const holds = (predicate: (entries: MenuEntry[]) => void) =>
    fc.assert(fc.property(anyState, (any) => predicate(menuEntries(any))));

  /** A click on everything at once, so that whatever an entry is for is there. */
  const click = {
    linkUrl: 'https://short.example/a',
    srcUrl: 'https://example.com/a.png',
    selectionText: 'https://example.com/b',
    tab: { url: 'https://example.com/', title: 'A page' },
  };

  test('every entry that can be clicked asks for something', () => {
    holds((entries) => {
      const clickable = entries.filter(({ type }) => type !== 'separator');
      for (const { id } of clickable) {
        const command = commandOfClick({ ...click, entry: id });
        expect(command, id).not.toBeNull();
        expect(command?.kind, id).not.toBe('refuse');
      }
    });
  });

  test('what picks a service asks for that one, whatever its id is', () => {
    fc.assert(
      fc.property(anyState, (any) => {
        const picked = menuEntries(any).flatMap(({ id }) => {
          const command = commandOfClick({ ...click, entry: id });
          return command?.kind === 'shorten' ? (command.service ?? []) : [];
        });
        const offered = any.services.slice(0, 10).map(({ id }) => id);
        const menus = ['link', 'page'].filter(
          (context) => any.style === 'choices' && any.contexts.some((each) => each === context),
        );
        const button = any.contexts.includes('action') ? ['button'] : [];
        expect(picked).toEqual([...menus, ...button].flatMap(() => offered));
      }),
    );
  });

  test('no id stands twice, and parents stand before what is in them', () => {
    holds((entries) => {
      const ids = entries.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [index, { parentId }] of entries.entries())
        if (parentId !== undefined) expect(ids.slice(0, index)).toContain(parentId);
    });
  });

  test('no two in one menu have the same title or letter', () => {
    holds((entries) => {
      const named = entries.filter(({ type }) => type !== 'separator');
      const menus = Map.groupBy(named, ({ parentId, contexts: [context = ''] }) =>
        // What was clicked can be several things at once, such as an image in a link; these are each alone.
        parentId === 'button'
          ? parentId
          : ['action', 'page', 'tab'].includes(context)
            ? context
            : (parentId ?? 'what was clicked'),
      );
      for (const siblings of menus.values()) {
        const titles = siblings.map(({ title }) => title);
        const letters = titles.flatMap(
          (title) => /&(?<letter>[^&])/.exec(title.replaceAll('&&', ''))?.groups?.['letter'] ?? [],
        );
        expect(new Set(titles).size).toBe(titles.length);
        expect(new Set(letters.map((letter) => letter.toLowerCase())).size).toBe(letters.length);
      }
    });
  });

  test('nothing is put where the browser has no place, and six at most on the button', () => {
    fc.assert(
      fc.property(anyState, (any) => {
        const entries = menuEntries(any);
        for (const { contexts } of entries)
          for (const context of contexts) expect(any.contexts).toContain(context);
        const onButton = entries.filter(
          ({ contexts, parentId }) => contexts.includes('action') && parentId === undefined,
        );
        expect(onButton.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
