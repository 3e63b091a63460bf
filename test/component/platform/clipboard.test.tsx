import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { copyByCommand, copyText } from '@/lib/platform/clipboard';

const plain = { text: 'https://short.example/a', html: null };
const rich = { text: '<a>a</a>', html: '<a>a</a>' };

/** What a copy puts on the clipboard, by its kinds. */
function listen(): Record<string, string>[] {
  const taken: Record<string, string>[] = [];
  const look = ({ clipboardData }: ClipboardEvent) => {
    const kinds = clipboardData?.types ?? [];
    taken.push(Object.fromEntries(kinds.map((kind) => [kind, clipboardData?.getData(kind) ?? ''])));
  };
  window.addEventListener('copy', look);
  onTestFinished(() => window.removeEventListener('copy', look));
  return taken;
}

/** Without a click, a web page may not use the old command; a page of an extension may. */
async function withinClick<T>(work: () => T): Promise<T> {
  const button = document.createElement('button');
  document.body.append(button);
  onTestFinished(() => button.remove());
  const { promise, resolve } = Promise.withResolvers<T>();
  button.addEventListener('click', () => resolve(work()));
  await userEvent.click(button);
  return promise;
}

/** The old command does nothing. */
function withoutCommand(): void {
  const command = vi.spyOn(document, 'execCommand').mockReturnValue(false);
  onTestFinished(() => command.mockRestore());
}

describe('copying', () => {
  test('a text is done when it returns', async () => {
    const taken = listen();
    expect(await withinClick(() => copyByCommand(plain))).toBe(true);
    expect(taken).toEqual([{ 'text/plain': plain.text }]);
  });

  test('rich text goes along with the text', async () => {
    const taken = listen();
    expect(await withinClick(() => copyText(rich) === true)).toBe(true);
    expect(taken).toEqual([{ 'text/plain': rich.text, 'text/html': rich.html }]);
  });

  test('where the command is refused, the newer call is made', async () => {
    withoutCommand();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => write.mockRestore());
    expect(await copyText(plain)).toBe(true);
    expect(write).toHaveBeenCalledWith(plain.text);
  });

  test('the newer call takes rich text along, too', async () => {
    withoutCommand();
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    onTestFinished(() => write.mockRestore());
    expect(await copyText(rich)).toBe(true);
    const [item] = write.mock.calls[0]?.[0] ?? [];
    expect(item?.types).toEqual(['text/plain', 'text/html']);
    expect(await (await item?.getType('text/html'))?.text()).toBe(rich.html);
  });

  test('says when neither worked', async () => {
    withoutCommand();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    const focused = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    onTestFinished(() => {
      write.mockRestore();
      focused.mockRestore();
    });
    expect(await copyText(plain)).toBe(false);
  });
});
