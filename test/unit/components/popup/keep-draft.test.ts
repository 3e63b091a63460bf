import { expect, test } from 'vitest';

import { rememberDomain, saveDraft } from '@/components/popup/actions/remember';
import { PopupModel, initialDraft } from '@/components/popup/model';
import { startConfirmed } from '@/components/popup/start-action';
import { type PopupServices, formView } from '@/components/popup/view';
import type { Draft } from '@/lib/model/popup-state';

import { draft, page, popupState } from '../../../fixtures/popup-state';

/** A background that never answers, or fails, and the messages that were sent to it. */
function openModel(isPrivate: boolean, answer: () => Promise<null>) {
  const sent: unknown[] = [];
  const send = (async (name: string, input: unknown) => {
    sent.push({ name, input });
    return answer();
  }) as unknown as PopupServices['send'];
  const state = popupState({ page: { ...page, private: isPrivate } });
  return { model: new PopupModel(state, { send } as PopupServices), sent };
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
function chooseDomain(model: PopupModel, domain: string): void {
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
