import { afterEach, describe, expect, it, vi } from 'vitest';

import type { MessageInput, MessageName } from '@/lib/messages/inputs';
import type { Answer } from '@/lib/messages/outputs';
import type { AppError } from '@/lib/model/errors';

const sendMessage = vi.hoisted(() =>
  vi.fn<(name: string, input: unknown) => Promise<Answer<unknown>>>(),
);
vi.mock('@/lib/messages/bus', () => ({ sendMessage }));

const { send } = await import('@/lib/messages/client');

const notDelivered = new Error('Could not establish connection. Receiving end does not exist.');
const cutOff = new Error(
  'A listener indicated an asynchronous response by returning true, but the message channel closed',
);
const create: MessageInput<'link.shorten'> = {
  url: 'https://example.com/',
  title: '',
  again: false,
  tabId: null,
};

afterEach(() => {
  sendMessage.mockReset();
  vi.useRealTimers();
});

async function failure(name: MessageName, input: MessageInput<MessageName>): Promise<string> {
  const outcome = await send(name, input).catch((error: AppError) => error.report.code);
  return typeof outcome === 'string' ? outcome : 'no failure';
}

describe('send', () => {
  it('gives the value of an answer', async () => {
    sendMessage.mockResolvedValue({ ok: true, value: ['go.example'] });
    expect(await send('domains.refresh', undefined)).toEqual(['go.example']);
  });

  it('throws the report of a failure', async () => {
    sendMessage.mockResolvedValue({ ok: false, error: { code: 'rate_limited', until: 5 } });
    await expect(send('domains.refresh', undefined)).rejects.toMatchObject({
      report: { code: 'rate_limited', until: 5 },
    });
  });

  it.each([
    {
      why: 'a read that was not delivered',
      name: 'connection.get',
      input: undefined,
      thrown: notDelivered,
    },
    { why: 'a read that was cut off', name: 'connection.get', input: undefined, thrown: cutOff },
    {
      why: 'a create that was not delivered',
      name: 'link.shorten',
      input: create,
      thrown: notDelivered,
    },
  ] as const)('sends $why once more', async ({ name, input, thrown }) => {
    sendMessage.mockRejectedValueOnce(thrown).mockResolvedValueOnce({ ok: true, value: null });
    expect(await send(name, input)).toBeNull();
    expect(sendMessage).toHaveBeenCalledTimes(2);
  });

  it('never repeats a create that was cut off', async () => {
    sendMessage.mockRejectedValue(cutOff);
    expect(await failure('link.shorten', create)).toBe('outcome_unknown');
    expect(sendMessage).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['link.shorten', create, 'link.shorten'],
    ['link.file', { shortUrl: 'https://s.example/a', linkId: '1' } as never, 'link.file'],
    ['qr.save', { shortUrl: 'https://s.example/a', name: '' }, 'qr.save'],
    ['account.change', { operation: 'deletePixel', input: { id: '1' } }, 'deletePixel'],
  ] as const)(
    'never repeats %s, and names what may have been done',
    async (name, input, operation) => {
      sendMessage.mockRejectedValue(cutOff);
      await expect(send(name, input)).rejects.toMatchObject({
        report: { code: 'outcome_unknown', operation, outcome: 'unknown' },
      });
      expect(sendMessage).toHaveBeenCalledTimes(1);
    },
  );

  it('names the read that got no answer', async () => {
    sendMessage.mockRejectedValue(cutOff);
    const input = { operation: 'listPixels', input: {}, within: 0 };
    await expect(send('account.read', input)).rejects.toMatchObject({
      report: { code: 'internal', operation: 'listPixels' },
    });
    expect(sendMessage).toHaveBeenCalledTimes(2);
  });

  it('gives up on a read after its second failure', async () => {
    sendMessage.mockRejectedValue(cutOff);
    expect(await failure('connection.get', undefined)).toBe('internal');
    expect(sendMessage).toHaveBeenCalledTimes(2);
  });

  it.each([
    { name: 'connection.get', input: undefined, code: 'timeout' },
    { name: 'link.shorten', input: create, code: 'outcome_unknown' },
  ] as const)('ends $name with $code when no answer comes', async ({ name, input, code }) => {
    vi.useFakeTimers();
    sendMessage.mockReturnValue(new Promise(() => {}));
    const ended = failure(name, input);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await ended).toBe(code);
    expect(sendMessage).toHaveBeenCalledTimes(1);
  });
});
