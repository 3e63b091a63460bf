import { describe, expect, test } from 'vitest';

import { DraftKeeper } from '@/components/popup/draft-keeper';
import type { Services } from '@/components/popup/services';

import { draft, page } from './popup-state';

const typed = (alias: string) => ({ ...draft, alias });

/** A background whose answers are given by hand. */
function slowBackground() {
  const sent: unknown[] = [];
  const waiting: (() => void)[] = [];
  const send = (async (name: string, input: unknown) => {
    sent.push({ name, input });
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    return null;
  }) as unknown as Services['send'];
  const answer = async () => {
    waiting.shift()?.();
    await Promise.resolve().then(() => undefined);
  };
  return { send, sent, answer };
}

const saved = (alias: string) => ({
  name: 'draft.save',
  input: { tabId: page.tabId, page: page.url, draft: typed(alias) },
});

describe('keeping a draft', () => {
  test('sends the first letter at once, and what follows together when that is done', async () => {
    const { send, sent, answer } = slowBackground();
    const keeper = new DraftKeeper(send, page);
    keeper.save(typed('a'));
    keeper.save(typed('ab'));
    keeper.save(typed('abc'));
    expect(sent).toEqual([saved('a')]);
    await answer();
    expect(sent).toEqual([saved('a'), saved('abc')]);
    await answer();
    keeper.save(typed('abcd'));
    expect(sent.at(-1)).toEqual(saved('abcd'));
  });

  test('goes on after a draft that could not be kept', async () => {
    const aliases: unknown[] = [];
    const send = (async (_: string, input: { draft: { alias: string } }) => {
      aliases.push(input.draft.alias);
      throw new Error('gone');
    }) as unknown as Services['send'];
    const keeper = new DraftKeeper(send, page);
    keeper.save(typed('a'));
    keeper.save(typed('ab'));
    await expect.poll(() => aliases).toEqual(['a', 'ab']);
  });

  test('sends nothing after the link exists', async () => {
    const { send, sent, answer } = slowBackground();
    const keeper = new DraftKeeper(send, page);
    keeper.save(typed('a'));
    keeper.save(typed('ab'));
    keeper.drop();
    await answer();
    expect(sent).toEqual([saved('a')]);
  });

  test('remembers nothing in a private window', () => {
    const { send, sent } = slowBackground();
    const keeper = new DraftKeeper(send, { ...page, private: true });
    keeper.save(typed('a'));
    expect(sent).toEqual([]);
  });
});
