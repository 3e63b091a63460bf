import type { LinkInfo } from '@/lib/model/link';

import { failed, sampleJob, made, todo } from '../../../fixtures/job';
import { link, popupState } from '../../../fixtures/popup-state';
import { type PopupScreen, checkScreens } from '../check-screens';
import { fails, never } from '../fake-services';

const longWord = 'x'.repeat(600);
const longUrl = `https://example.com/${longWord}?q=${longWord}#${longWord}`;
const info: LinkInfo = {
  link: { ...link, longUrl, expiry: '2999-01-31', hasPassword: true },
  visits: 1_234_567,
  lastAccessed: '2026-11-19 22:14:05',
  createdAt: '2026-03-02 08:00:00',
  statusKnown: true,
};

const { shortUrl } = link;
const look = popupState({ asked: { kind: 'show_info', shortUrl } });
const longLook = popupState({
  asked: { kind: 'show_info', shortUrl: `https://short.example/${longWord}` },
});
const disable = popupState({ asked: { kind: 'switch_off', shortUrl } });
const tabs = popupState({ asked: { kind: 'shorten_tabs', windowId: 1 } });
const stateWithJob = (...items: Parameters<typeof sampleJob>[0][]) =>
  popupState({ job: sampleJob(...items) });

const foreign = { ...link, shortUrl: `https://other.example/${longWord}` };
const failures = [
  failed({ code: 'wrong_host', link: foreign }, longUrl),
  failed({ code: 'forbidden', said: longWord }),
  ...Array.from({ length: 20 }, () => failed()),
];
const working = { state: 'working' as const, items: [made(1), todo(longUrl), todo()] };

/** What is begun without the popup, by what stands on it when it is done. */
const screens: PopupScreen[] = [
  ['link info', look, { 'link.getInfo': () => info }, 'Required'],
  ['link info of a long link', longLook, { 'link.getInfo': () => info }, 'Required'],
  ['link info, being looked up', look, { 'link.getInfo': never }, 'Loading link details…'],
  [
    'link info, unknown',
    look,
    { 'link.getInfo': fails({ code: 'not_found' }) },
    'This short link doesn’t exist on your service.',
  ],
  ['switched off', disable, { 'link.getInfo': () => info }, 'Created'],
  [
    'not switched off',
    disable,
    { 'link.disable': fails({ code: 'forbidden', said: longWord }) },
    'Link not disabled',
  ],
  ['job under way', stateWithJob(working), { 'job.get': never }, 'Shortening 2 of 3'],
  [
    'job waiting',
    stateWithJob({ ...working, waitsUntil: Date.now() + 60_000 }),
    { 'job.get': never },
    /^Rate limit reached\. Continuing in/,
  ],
  [
    'job that cannot be followed',
    stateWithJob(working),
    { 'job.get': fails({ code: 'internal' }) },
    'Something went wrong in Curtail.',
  ],
  ['job, in part', stateWithJob({ items: [made(1), ...failures] }), {}, '1 of 23 links created'],
  ['job, stopped', stateWithJob({ ...working, state: 'stopped' }), {}, 'Create the rest'],
  [
    'job, failed',
    stateWithJob({ items: [failed({ code: 'unauthorized' }, longUrl)] }),
    {},
    'The link wasn’t created.',
  ],
  [
    'job, on another host',
    stateWithJob({ items: [failed({ code: 'wrong_host', link: foreign })] }),
    {},
    'Use this link',
  ],
  ['job, ended', stateWithJob(working), { 'job.get': () => null }, 'Copied to clipboard'],
  ['all tabs', tabs, {}, 'Allow and shorten'],
];

checkScreens(screens);
