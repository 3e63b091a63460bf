import { describe, expect, test } from 'vitest';

import { makeLink } from '@/components/link/actions/make-link';
import { makeAnother, openForm } from '@/components/link/actions/make-variant';
import { LinkModel } from '@/components/link/model';
import type { LinkServices } from '@/components/link/view';
import { type StartAction, chooseStart, startConfirmed } from '@/components/popup/start-action';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { PopupState } from '@/lib/model/popup-state';

import { sampleJob } from '../../../fixtures/job';
import { connection, draft, link, page, popupState } from '../../../fixtures/popup-state';

const atOnce = popupState().preferences;
const form = { ...atOnce, toolbar: 'form' as const };
const apis = (shortUrl: 'refused' | 'absent') => ({
  ...connection,
  apis: { account: 'available' as const, shortUrl },
});

const privatePage = { ...page, private: true };
const choose = { kind: 'choose' as const };
const showQr = { kind: 'show_qr' as const };
const showJob = { kind: 'show_job' as const, id: 'job' };
const showLinkInfo = { kind: 'show_info' as const, shortUrl: link.shortUrl };
const disable = { kind: 'switch_off' as const, shortUrl: link.shortUrl };
const look = { kind: 'look' as const };
const stays = link.shortUrl;
const shortenTabs = { kind: 'shorten_tabs' as const, windowId: 1 };

const table: [string, Partial<PopupState>, StartAction][] = [
  ['an ordinary page', {}, 'make'],
  ['the form chosen', { preferences: form }, 'form'],
  ['a private window', { page: { ...page, private: true } }, 'form'],
  ['a page that cannot be shortened', { page: { ...page, problem: 'browser_page' } }, 'form'],
  ['a draft', { draft }, 'form'],
  ['a draft although the page has a link', { draft, existing: link }, 'form'],
  ['a page that has a link', { existing: link }, 'show'],
  ['a page that has a link, the form chosen', { existing: link, preferences: form }, 'show'],
  ['an uncertain create', { uncertain: true }, 'look'],
  ['an uncertain create with its draft', { uncertain: true, draft }, 'look'],
  ['no connection', { connection: null, permitted: false }, 'not_connected'],
  ['no connection, an uncertain create', { connection: null, uncertain: true }, 'not_connected'],
  ['no permission', { permitted: false }, 'not_permitted'],
  ['no permission, a page that has a link', { permitted: false, existing: link }, 'not_permitted'],
  ['a key that may make no links', { connection: apis('refused') }, 'not_offered'],
  ['a service that makes no links', { connection: apis('absent') }, 'not_offered'],
  ['options asked for', { asked: choose }, 'form'],
  ['options asked for, a page that has a link', { asked: choose, existing: link }, 'form'],
  ['options asked for, a job', { asked: choose, job: sampleJob() }, 'form'],
  ['options asked for, no connection', { asked: choose, connection: null }, 'not_connected'],
  ['the QR code asked for, the form chosen', { asked: showQr, preferences: form }, 'make'],
  ['the QR code asked for in a private window', { asked: showQr, page: privatePage }, 'make'],
  ['the QR code asked for, a draft', { asked: showQr, draft }, 'make'],
  ['the QR code asked for, a job', { asked: showQr, job: sampleJob() }, 'make'],
  ['the QR code asked for, an uncertain create', { asked: showQr, uncertain: true }, 'look'],
  [
    'the QR code asked for, a page that has a link',
    { asked: showQr, existing: link, draft },
    'show',
  ],
  [
    'the QR code asked for of a page that cannot be shortened',
    { asked: showQr, page: { ...page, problem: 'browser_page' } },
    'form',
  ],
  ['a job asked for', { asked: showJob, job: sampleJob() }, 'elsewhere'],
  ['a job asked for that was told meanwhile', { asked: showJob, existing: link }, 'form'],
  ['the link info screen', { asked: showLinkInfo }, 'elsewhere'],
  [
    'what is behind a link, although the page has a draft',
    { asked: showLinkInfo, draft },
    'elsewhere',
  ],
  ['a link to be switched off', { asked: disable, uncertain: true }, 'elsewhere'],
  ['another service chosen', { asked: look }, 'form'],
  ['another service chosen, a page that has a link', { asked: look, existing: link }, 'show'],
  ['another service chosen, a draft', { asked: look, draft, existing: link }, 'form'],
  ['another service chosen, an uncertain create', { asked: look, uncertain: true, draft }, 'look'],
  ['another service chosen, a job', { asked: look, job: sampleJob() }, 'elsewhere'],
  [
    'another service chosen, no permission for it',
    { asked: look, permitted: false },
    'not_permitted',
  ],
  ['all tabs', { asked: shortenTabs }, 'elsewhere'],
  [
    'all tabs, no permission for the service',
    { asked: shortenTabs, permitted: false },
    'not_permitted',
  ],
  ['a page of ours that nobody opened as the popup', { mayAct: false }, 'form'],
  ['the same, a page that has a link', { mayAct: false, existing: link }, 'form'],
  ['the same, an uncertain create', { mayAct: false, uncertain: true }, 'form'],
  ['the same, no connection', { mayAct: false, connection: null }, 'not_connected'],
  ['a job', { job: sampleJob() }, 'elsewhere'],
  ['a job, a page that has a link', { job: sampleJob(), existing: link }, 'elsewhere'],
  ['a job, a private window', { job: sampleJob(), page: privatePage }, 'elsewhere'],
  ['a job, no connection', { job: sampleJob(), connection: null }, 'not_connected'],
];

describe('what opening the popup does', () => {
  test.each(table)('fits what there is: %s', (_, differences, beginning) => {
    expect(chooseStart(popupState(differences))).toBe(beginning);
  });

  test('leaves what was typed for later with its tab where the QR code is asked for', async () => {
    const asked: unknown[] = [];
    const send = (async (name: string, input: unknown) => {
      if (name === 'link.shorten') asked.push(input);
      return { how: 'created', link };
    }) as unknown as LinkServices['send'];
    const state = popupState({ asked: showQr, draft });
    const services = { send, copyText: () => true as const } as unknown as LinkServices;
    await startConfirmed(new LinkModel(state, services), state);
    expect(asked).toMatchObject([{ url: page.url, tabId: null }]);
  });
});

/** A popup that was opened, and fails to make a link for this reason. */
async function openModel(changes: Partial<PopupState>, report?: ErrorReport) {
  const send = (async (name: string) => {
    if (report !== undefined && name === 'link.shorten') throw new AppError(report);
    return null;
  }) as unknown as LinkServices['send'];
  const services = { send, copyText: () => true as const } as unknown as LinkServices;
  const state = popupState(changes);
  const model = new LinkModel(state, services);
  await startConfirmed(model, state);
  return model;
}

describe('the form for another link', () => {
  test.each<[string, Partial<PopupState>, object]>([
    ['options asked for', { asked: choose, existing: link }, { again: true, stays }],
    ['a draft', { draft, existing: link }, { again: true, stays }],
    ['options asked for a page without a link', { asked: choose }, { again: false, stays: '' }],
    [
      'a page of ours that nobody opened as the popup',
      { mayAct: false, existing: link },
      { again: false, stays: '' },
    ],
    [
      'an uncertain create whose link is not there',
      { uncertain: true, existing: link },
      { again: true, stays, notMade: true },
    ],
  ])('names the one that stays: %s', async (_, changes, view) => {
    const model = await openModel(changes);
    expect(model.view).toMatchObject({ name: 'form', ...view });
  });

  test.each<[string, Partial<LinkRecord>, string]>([
    ['names the one that stays', {}, stays],
    ['names none where that was disabled', { status: 'disabled' }, ''],
  ])('%s, also once a create has failed', async (_, changes, named) => {
    const existing = { ...link, ...changes };
    const model = await openModel({ existing }, { code: 'offline' });
    await openForm(model);
    expect(model.view).toMatchObject({ name: 'form', again: true, stays: named });
    await makeLink(model);
    expect(model.view).toMatchObject({ stays: named, error: { code: 'offline' } });
    const atOnceAgain = await openModel({ existing }, { code: 'offline' });
    await makeAnother(atOnceAgain);
    expect(atOnceAgain.view).toMatchObject({ name: 'form', again: true, stays: named });
    const cutOff = await openModel(
      { existing },
      {
        code: 'outcome_unknown',
        operation: 'link.shorten',
        outcome: 'unknown',
      },
    );
    await makeAnother(cutOff);
    expect(cutOff.view).toMatchObject({ name: 'form', again: true, stays: named, notMade: true });
  });
});
