import { expect, test } from 'vitest';

import { makeLink } from '@/components/link/actions/make-link';
import { openForm } from '@/components/link/actions/make-variant';
import { rememberDomain, saveDraft } from '@/components/link/actions/remember';
import { LinkModel, initialDraft } from '@/components/link/model';
import { type LinkServices, formView } from '@/components/link/view';
import { startConfirmed } from '@/components/popup/start-action';
import type { Draft, PopupState } from '@/lib/model/popup-state';

import { draft, link, page, popupState } from '../../../fixtures/popup-state';

/** A background that never answers, or fails, and the messages that were sent to it. */
function openModel(
  isPrivate: boolean,
  answer: (name: string) => Promise<unknown>,
  changes: Partial<PopupState> = {},
) {
  const sent: unknown[] = [];
  const send = (async (name: string, input: unknown) => {
    sent.push({ name, input });
    return answer(name);
  }) as unknown as LinkServices['send'];
  const state = popupState({ page: { ...page, private: isPrivate }, ...changes });
  const services = { send, copyText: () => true as const } as unknown as LinkServices;
  return { model: new LinkModel(state, services), sent };
}

const aliases = ['a', 'ab', 'abc'];

test.each([
  ['that does not answer', async () => new Promise<never>(() => undefined)],
  ['that keeps nothing', async () => Promise.reject(new Error('gone'))],
])('each change goes to a background %s as soon as it is typed', (_, answer) => {
  const { model, sent } = openModel(false, answer);
  for (const alias of aliases) saveDraft(model, { ...draft, alias });
  const { tabId, url } = page;
  expect(sent).toEqual(
    aliases.map((alias) => ({
      name: 'draft.save',
      input: { tabId, page: url, draft: { ...draft, alias } },
    })),
  );
  expect(model.draft.alias).toBe('abc');
});

test('nothing of a private window is remembered', () => {
  const { model, sent } = openModel(true, async () => null);
  saveDraft(model, { ...draft, alias: 'a' });
  expect(sent).toEqual([]);
  expect(model.draft.alias).toBe('a');
});

test('a form that was emptied again is nothing to go on with, in whatever order its fields were kept', () => {
  const { model, sent } = openModel(false, async () => null);
  const blank = Object.entries(initialDraft(popupState())).toReversed();
  const kept = Object.fromEntries(blank) as unknown as Draft;
  saveDraft(model, { ...kept, alias: 'a' });
  saveDraft(model, kept);
  saveDraft(model, { ...kept, url: '' });
  expect(sent).toMatchObject([
    { input: { draft: { alias: 'a' } } },
    { input: { draft: null } },
    { input: { draft: { url: '' } } },
  ]);
});

/** Chooses a domain as the form's list does it, which also remembers it as the last one. */
function chooseDomain(model: LinkModel, domain: string): void {
  saveDraft(model, { ...model.draft, domain });
  rememberDomain(model, domain);
}

const savedDrafts = (sent: unknown[]) =>
  sent.filter((message) => (message as { name: string }).name === 'draft.save');

test('nor is a form whose domain was put back, although the last one is remembered', () => {
  const { model, sent } = openModel(false, async () => null);
  chooseDomain(model, 'links.example.com');
  chooseDomain(model, '');
  expect(savedDrafts(sent)).toMatchObject([
    { input: { draft: { domain: 'links.example.com' } } },
    { input: { draft: null } },
  ]);
});

test('a domain that was chosen before the background had answered is as much to go on with', async () => {
  const { model, sent } = openModel(false, async () => null);
  model.view = formView();
  model.early = { typed: new Set(), chosen: {}, submitted: null };
  chooseDomain(model, 'links.example.com');
  await startConfirmed(model, popupState({ mayAct: false }));
  expect(savedDrafts(sent)).toMatchObject([{ input: { draft: { domain: 'links.example.com' } } }]);
});

const asIfMade = async (name: string) =>
  name === 'link.shorten' ? { how: 'created', link } : null;
const other = { ...draft, url: 'https://other.example/', alias: '' };

test.each<[string, (model: LinkModel) => Promise<void>, Partial<PopupState>]>([
  ['about another address', async (model) => void (model.draft = other), {}],
  [
    'for another link than the one whose QR code was asked for',
    async (model) => {
      await startConfirmed(model, model.state);
      await openForm(model);
    },
    { asked: { kind: 'show_qr' }, existing: link },
  ],
])('what was typed for the page is not overwritten by a form %s', async (_, open, changes) => {
  const { model, sent } = openModel(false, asIfMade, { draft, ...changes });
  await open(model);
  for (const alias of aliases) saveDraft(model, { ...model.draft, alias });
  expect(savedDrafts(sent)).toEqual([]);
  expect(model.draft.alias).toBe('abc');
  expect(model.state.draft).toBe(draft);
});

test('once its link is made, what is typed for another one is kept again', async () => {
  const { model, sent } = openModel(false, asIfMade);
  model.view = formView();
  saveDraft(model, draft);
  await makeLink(model);
  await openForm(model);
  saveDraft(model, { ...model.draft, alias: 'another' });
  saveDraft(model, { ...model.draft, alias: '' });
  expect(savedDrafts(sent)).toMatchObject([
    { input: { draft } },
    { input: { draft: { alias: 'another' } } },
    { input: { draft: null } },
  ]);
});
