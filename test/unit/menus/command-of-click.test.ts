import { describe, expect, test } from 'vitest';

import { commandOfClick } from '@/lib/menus/command-of-click';
import type { MenuClick } from '@/lib/menus/entries';
import type { Command } from '@/lib/model/command';

const click = {
  linkUrl: 'https://example.com/link',
  linkText: ' A\nlink ',
  srcUrl: 'https://example.com/picture.png',
  selectionText: 'One www.a.example and https://b.example/c.',
  tab: { url: 'https://example.com/page', title: 'A page' },
};
const link = { url: click.linkUrl, title: 'A link' };
const page = click.tab;

const commandOf = (entry: string, changes: Partial<MenuClick> = {}) =>
  commandOfClick({ ...click, ...changes, entry });

const shorten = (...urls: string[]): Command => ({
  kind: 'shorten',
  targets: urls.map((url) => ({ url, title: '' })),
  domain: null,
});

test.for<[string, Command]>([
  ['link', { kind: 'shorten', targets: [link], domain: null }],
  ['link.copy', { kind: 'shorten', targets: [link], domain: null }],
  ['link.choose', { kind: 'choose', target: link }],
  ['link.qr', { kind: 'show_qr', target: link }],
  ['link.domain.go.example:8443', { kind: 'shorten', targets: [link], domain: 'go.example:8443' }],
  [
    'link.tags.Vol. 2: news',
    { kind: 'shorten', targets: [link], domain: null, template: 'Vol. 2: news' },
  ],
  ['page', { kind: 'shorten', targets: [page], domain: null }],
  ['page.copy', { kind: 'shorten', targets: [page], domain: null }],
  ['page.choose', { kind: 'choose', target: page }],
  ['page.qr', { kind: 'show_qr', target: page }],
  ['page.domain.go.example', { kind: 'shorten', targets: [page], domain: 'go.example' }],
  ['button.choose', { kind: 'choose', target: page }],
  ['tab', { kind: 'shorten', targets: [page], domain: null }],
  [
    'link.service.https://a.example/b#c.d',
    { kind: 'shorten', targets: [link], domain: null, service: 'https://a.example/b#c.d' },
  ],
  [
    'page.service.https://a.example',
    { kind: 'shorten', targets: [page], domain: null, service: 'https://a.example' },
  ],
  [
    'button.service.https://a.example',
    { kind: 'shorten', targets: [page], domain: null, service: 'https://a.example' },
  ],
  ['image', shorten(click.srcUrl)],
  ['video', shorten(click.srcUrl)],
  ['audio', shorten(click.srcUrl)],
  ['selection', shorten('https://www.a.example/', 'https://b.example/c')],
  ['own.info', { kind: 'show_info', shortUrl: click.linkUrl }],
  ['own.off', { kind: 'switch_off', shortUrl: click.linkUrl }],
  ['action.tabs', { kind: 'shorten_tabs' }],
  ['action.links', { kind: 'open_screen', screen: 'links' }],
  ['action.preferences', { kind: 'open_screen', screen: 'preferences' }],
  ['action.stop', { kind: 'stop' }],
])('a click on the entry %s asks for what it says', ([entry, ask]) => {
  expect(commandOf(entry)).toEqual(ask);
});

test.for([
  '',
  'links',
  'link.unknown',
  'own',
  'own.unknown',
  'action',
  'action.unknown',
  'toString',
])('an entry of another version asks for nothing: %j', (entry) =>
  expect(commandOf(entry)).toBeNull(),
);

test('what the browser does not tell is blank', () => {
  expect(commandOf('link', { linkText: undefined })).toEqual(shorten(click.linkUrl));
});

describe('what cannot be shortened is refused', () => {
  test.for<[string, Partial<MenuClick>, string]>([
    ['page', { tab: { url: 'chrome://settings/', title: '' } }, 'browser_page'],
    ['page.choose', { tab: { url: 'file:///a', title: '' } }, 'local_file'],
    ['tab', { tab: { url: '', title: '' } }, 'no_address'],
    ['page.qr', { tab: { url: 'https://addons.mozilla.org/x', title: '' } }, 'store'],
    ['link', { linkUrl: undefined }, 'no_address'],
    ['link', { linkUrl: 'file:///a' }, 'local_file'],
    ['image', { srcUrl: 'data:image/png,x' }, 'no_address'],
    ['selection', { selectionText: 'nothing here' }, 'no_addresses'],
    ['selection', { selectionText: undefined }, 'no_addresses'],
    ['selection', { selectionText: many(101) }, 'too_many_addresses'],
  ])('%s with %j: %s', ([entry, changes, problem]) => {
    expect(commandOf(entry, changes)).toEqual({ kind: 'refuse', problem });
  });

  test('but not a link to a store, nor a hundred addresses', () => {
    const linkUrl = 'https://addons.mozilla.org/x';
    expect(commandOf('link', { linkUrl })?.kind).toBe('shorten');
    expect(commandOf('selection', { selectionText: many(100) })?.kind).toBe('shorten');
  });
});

function many(count: number): string {
  return Array.from({ length: count }, (_, index) => `https://a.example/${index}`).join(' ');
}
