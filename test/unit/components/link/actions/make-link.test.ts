import { describe, expect, test, vi } from 'vitest';

import { makeLink } from '@/components/link/actions/make-link';
import {
  makeAnother,
  makeLinkWithTracking,
  openForm,
} from '@/components/link/actions/make-variant';
import { switchTracking } from '@/components/link/actions/remember';
import { switchShownLink } from '@/components/link/actions/switch-link';
import { LinkModel } from '@/components/link/model';
import { drawQr } from '@/components/link/qr/draw-qr';
import type { LinkServices } from '@/components/link/view';
import { showJob } from '@/components/popup/jobs/show-job';
import { startConfirmed } from '@/components/popup/start-action';
import { AppError, type ErrorReport } from '@/lib/model/errors';

import { copiedJob, made } from '../../../../fixtures/job';
import { link, page, popupState } from '../../../../fixtures/popup-state';

vi.mock('@/components/link/qr/draw-qr', { spy: true });

/** A popup whose background answers on demand. */
function slowPopup(state = popupState()) {
  const sent: string[] = [];
  const asked: { name: string; input: unknown }[] = [];
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const send = (async (name: string, input: unknown) => {
    sent.push(name);
    asked.push({ name, input });
    return promise;
  }) as unknown as LinkServices['send'];
  vi.mocked(drawQr).mockImplementation(async () => void sent.push('code') as never);
  const services: LinkServices = {
    send,
    copyText: async () => true,
    copyPng: async () => true,
    saveFile: () => undefined,
    reopen: () => undefined,
    close: () => undefined,
    loadPermissions: async () => ({
      requestOrigin: async () => true,
      requestPermission: async () => true,
    }),
  };
  const inputsOf = (wanted: string) =>
    asked.filter(({ name }) => name === wanted).map(({ input }) => input);
  return { model: new LinkModel(state, services), sent, inputsOf, answer: resolve };
}

test('the code of a link is asked for once it is copied, and before it is drawn', async () => {
  const { model, sent, answer } = slowPopup();
  model.services.copyText = () => {
    sent.push('copied');
    return true;
  };
  model.onChange(() => sent.push(`drawn: ${model.view.name}`));
  answer({ how: 'created', link });
  await makeLink(model);
  expect(sent).toEqual(['link.shorten', 'copied', 'code', 'drawn: result']);
});

describe('while a link is being made', () => {
  test('nothing else is begun, so that no press makes a second one', async () => {
    const { model, sent, answer } = slowPopup();
    const making = makeLink(model);
    await Promise.all([
      makeLink(model),
      makeLink(model, true),
      makeAnother(model),
      openForm(model),
    ]);
    expect(sent).toEqual(['link.shorten']);
    expect(model.view.name).toBe('making');
    answer({ how: 'created', link });
    await making;
    expect(model.view.name).toBe('result');
  });

  test('another can be made once it is done', async () => {
    const { model, sent, answer } = slowPopup();
    answer({ how: 'created', link });
    await makeLink(model);
    await makeAnother(model);
    expect(sent).toEqual(['link.shorten', 'code', 'link.shorten']);
  });

  test('switching off waits for its answer before anything else is begun', async () => {
    const { model, sent, answer } = slowPopup();
    answer({ how: 'created', link });
    await makeLink(model);
    const off = switchShownLink(model, 'disabled');
    await openForm(model);
    expect(model.view.name).toBe('result');
    await off;
    expect(sent).toEqual(['link.shorten', 'code', 'link.undo']);
  });
});

describe('another link is for the address of the one that is shown,', () => {
  const problem = 'browser_page' as const;
  const emptyTab = { ...page, url: 'chrome://newtab/', title: '', problem };
  const item = { ...made(1), full: 'https://example.com/1?fbclid=1' };
  const copied = { ...made(1), url: link.shortUrl, link: { ...link, longUrl: item.url } };

  type Popup = ReturnType<typeof slowPopup>;
  const typed = async ({ model, answer }: Popup): Promise<void> => {
    model.draft = { ...model.draft, url: 'https://example.com/typed', alias: 'first' };
    answer({ how: 'existing', link });
    await makeLink(model);
  };
  const ofPage = async ({ model }: Popup): Promise<void> => startConfirmed(model, model.state);

  test.each<[string, Parameters<typeof popupState>[0], (popup: Popup) => unknown, string]>([
    ['typed where there is no page', { page: emptyTab }, typed, 'https://example.com/typed'],
    ['of the page', { existing: link }, ofPage, page.url],
    ['of a job', {}, ({ model }) => showJob(model, copiedJob({ items: [made(1)] })), item.url],
    [
      'of a job, with what was removed',
      {},
      ({ model }) => showJob(model, copiedJob({ items: [item] })),
      item.full,
    ],
    [
      'that a copied short link leads to',
      {},
      ({ model }) => showJob(model, copiedJob({ items: [copied] })),
      item.url,
    ],
  ])('%s', async (_, state, show, url) => {
    const popup = slowPopup(popupState(state));
    await show(popup);
    await openForm(popup.model);
    expect(popup.model.draft).toMatchObject({ url, alias: '' });
    const again = slowPopup(popupState(state));
    await show(again);
    const before = again.inputsOf('link.shorten').length;
    again.answer({ how: 'created', link });
    await makeAnother(again.model);
    expect(again.inputsOf('link.shorten').slice(before)).toMatchObject([
      { url: url.replace(/[?]fbclid=1$/, ''), again: true },
    ]);
  });
});

describe('what was switched in the form', () => {
  test('is all that is remembered of it, whatever this popup was to keep', async () => {
    const url = `${page.url}?fbclid=1&gclid=2`;
    const { model, inputsOf, answer } = slowPopup(popupState({ page: { ...page, url } }));
    answer({ how: 'created', link });
    await makeLink(model);
    await makeLinkWithTracking(model);
    await openForm(model);
    switchTracking(model, 'facebook', true);
    expect(inputsOf('preferences.save')).toEqual([{ tracking: { facebook: true } }]);
    expect(model.state.preferences.tracking).toEqual({ facebook: true, google: false });
  });

  test('before the background had answered is remembered together', () => {
    const { model } = slowPopup();
    const early = { typed: new Set<string>(), chosen: {}, submitted: null };
    model.early = early;
    switchTracking(model, 'facebook', true);
    switchTracking(model, 'google', false);
    expect(early.chosen).toEqual({ tracking: { facebook: true, google: false } });
  });
});

const unsure = { ...link, unconfirmed: ['password' as const] };
const fail = async (report: ErrorReport) => Promise.reject(new AppError(report));
const refuse = async () => fail({ code: 'offline' });
const unprotected = { ...unsure, title: 'As the service has it' };
const lacking = async () => fail({ code: 'not_as_asked', field: 'password', link: unprotected });
const confirm = async () => link;

type Answer = () => Promise<unknown>;
const off = { ...link, status: 'disabled' as const };

test.each<[string, 'confirm' | 'undo', { undo: Answer; confirm: Answer }, object]>([
  ['undone', 'confirm', { undo: async () => off, confirm }, { link: off, error: null }],
  ['being undone in vain', 'confirm', { undo: refuse, confirm }, { link }],
  ['undone in vain', 'undo', { undo: refuse, confirm }, { link }],
  [
    'undone in vain and unprotected',
    'undo',
    { undo: refuse, confirm: lacking },
    { link: unprotected },
  ],
  ['undone and asked about in vain', 'undo', { undo: refuse, confirm: refuse }, { link: unsure }],
])('a link that is %s is not copied once it was asked about', async (...row) => {
  const [, first, answers, left] = row;
  const { model } = slowPopup();
  const confirmed = Promise.withResolvers<null>();
  const undone = Promise.withResolvers<null>();
  const all: Record<string, Answer> = {
    'link.shorten': async () => ({ how: 'created', link: unsure }),
    'link.confirm': async () => confirmed.promise.then(answers.confirm),
    'link.undo': async () => undone.promise.then(answers.undo),
  };
  const send = vi.fn(async (name: string) => all[name]?.());
  const copyText = vi.fn(() => true as const);
  Object.assign(model.services, { send, copyText });
  await makeLink(model);
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith('link.confirm', expect.anything()));
  const undoing = switchShownLink(model, 'disabled');
  if (first === 'undo') {
    undone.resolve(null);
    await undoing;
  }
  confirmed.resolve(null);
  // All that comes of it.
  await new Promise((resolve) => setTimeout(resolve));
  undone.resolve(null);
  await undoing;
  expect(copyText).not.toHaveBeenCalled();
  expect(model.view).toMatchObject({ name: 'result', copied: 'trying', busy: false });
  expect(model.view).toEqual({ ...model.view, error: { code: 'offline' }, ...left });
});
