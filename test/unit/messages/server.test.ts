import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Sender } from '@/lib/messages/bus';
import { messageInputs, type MessageName } from '@/lib/messages/inputs';
import type { Answer } from '@/lib/messages/outputs';
import { AppError } from '@/lib/model/errors';

type Listener = (message: { data: unknown; sender: Sender }) => Promise<Answer<unknown>>;

const listeners = vi.hoisted(() => new Map<string, Listener>());
vi.mock('@/lib/messages/bus', () => ({
  onMessage: (name: string, listener: Listener) => listeners.set(name, listener),
}));

const { serve } = await import('@/lib/messages/server');

const ours: Sender = { id: 'ours', url: 'chrome-extension://ours/popup.html' };
const handle = vi.fn<(input: unknown, sender: Sender) => Promise<unknown>>();

async function sendMessage(
  name: MessageName,
  data: unknown,
  sender: Sender = ours,
): Promise<Answer<unknown>> {
  const listener = listeners.get(name);
  if (listener === undefined) throw new Error(`nobody listens to ${name}`);
  return listener({ data, sender });
}

beforeEach(() => {
  listeners.clear();
  handle.mockReset().mockResolvedValue('done');
  serve(
    async ({ input, sender }) => handle(input, sender),
    ({ id }) => id === 'ours',
  );
});

describe('serve', () => {
  it('listens to every message of the protocol before it returns', () => {
    expect([...listeners.keys()].toSorted()).toEqual(Object.keys(messageInputs).toSorted());
  });

  it.each(Object.keys(messageInputs) as MessageName[])(
    'answers %s to nobody but our own pages',
    async (name) => {
      expect(
        await sendMessage(name, undefined, { id: 'another', url: 'https://evil.example/' }),
      ).toEqual({
        ok: false,
        error: { code: 'forbidden', outcome: 'none' },
      });
      expect(handle).not.toHaveBeenCalled();
    },
  );

  it.each([
    { name: 'link.shorten', data: { url: 7 } },
    { name: 'link.disable', data: undefined },
    { name: 'preferences.save', data: { toolbar: 'whenever' } },
    { name: 'connection.connect', data: { address: 'short.example' } },
    { name: 'popup.open', data: { more: 'than nothing' } },
    { name: 'account.read', data: { operation: 'deletePixel', input: { id: '1' }, within: 0 } },
    { name: 'account.known', data: { operation: 'constructor', input: {} } },
    { name: 'account.change', data: { operation: 'listPixels', input: {} } },
    { name: 'account.change', data: { operation: 'createShortUrl', input: {} } },
    { name: 'link.get', data: { shortUrls: ['https://s.example/a'] } },
    { name: 'link.getMany', data: { shortUrls: [7] } },
  ] as const)('refuses $name with $data before it is dispatched', async ({ name, data }) => {
    expect(await sendMessage(name, data)).toMatchObject({
      ok: false,
      error: { code: 'invalid_input' },
    });
    expect(handle).not.toHaveBeenCalled();
  });

  it('takes no more links to be looked up than are handed over at once', async () => {
    const shortUrls = Array.from({ length: 1001 }, (_, i) => `https://s.example/${i}`);
    expect(await sendMessage('link.getMany', { shortUrls: shortUrls.slice(1) })).toMatchObject({
      ok: true,
    });
    expect(await sendMessage('link.getMany', { shortUrls })).toMatchObject({
      ok: false,
      error: { code: 'invalid_input' },
    });
  });

  it('hands on what was parsed, without what the protocol does not know', async () => {
    expect(
      await sendMessage('link.disable', { shortUrl: 'https://s.example/a', extra: true }),
    ).toEqual({
      ok: true,
      value: 'done',
    });
    expect(handle).toHaveBeenCalledWith({ shortUrl: 'https://s.example/a' }, ours);
  });

  it.each([
    '{link}\u0000',
    '{link}\u202Egpj',
    '{link}\rrm -rf',
    '{title}',
    `{link}${' '.repeat(500)}`,
  ])('refuses %j as a template before it is dispatched', async (copyTemplate) => {
    const answer = await sendMessage('preferences.save', { copyTemplate });
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
    expect(handle).not.toHaveBeenCalled();
  });

  it.each([{ copyTemplate: '{title}\n{link}' }, { copyFormat: 'html' }])(
    'hands on the preferences %o, and no others',
    async (changes) => {
      await sendMessage('preferences.save', changes);
      expect(handle).toHaveBeenCalledWith(changes, ours);
    },
  );

  it.each([true, false])('tells whether a tab of a private window asks (%s)', async (incognito) => {
    const sender = { ...ours, tab: { incognito } };
    await sendMessage('popup.open', undefined, sender);
    expect(handle).toHaveBeenCalledWith(undefined, sender);
  });

  it('reads the null that some browsers make of a missing input', async () => {
    expect(await sendMessage('popup.open', null)).toEqual({ ok: true, value: 'done' });
  });

  it.each([
    {
      thrown: new AppError({ code: 'offline', outcome: 'none' }),
      error: { code: 'offline', outcome: 'none' },
    },
    { thrown: new Error('https://s.example/api/v1/secret/'), error: { code: 'internal' } },
    { thrown: 'https://s.example/api/v1/secret/', error: { code: 'internal' } },
  ])('answers what a handler threw as $error', async ({ thrown, error }) => {
    handle.mockRejectedValue(thrown);
    expect(await sendMessage('popup.open', undefined)).toEqual({ ok: false, error });
  });
});
