import type { View } from '../harness/view.ts';

/** What the background says to a message; null where it ended before it said anything. */
type Answer = { ok: true; value: unknown } | { ok: false; error: unknown } | null;

/** A job as it is kept. */
interface KeptJob {
  id: string;
  state: 'working' | 'stopped' | 'done';
  items: { url: string; link: object | null }[];
}

/** Sends the background a message from a page of the extension, as that one's own scripts do. */
export const ask = (page: View, type: string, data?: unknown): Promise<Answer> =>
  page.evaluate(
    (words) =>
      chrome.runtime
        .sendMessage({ ...words, timestamp: Date.now() })
        .then((answer: { res: Answer }) => answer.res)
        .catch(() => null),
    { type, data },
  );

/** The same, again where the worker ended over it, which does no harm to what is asked so. @throws {Error} when it is refused */
export async function insist(page: View, type: string, data?: unknown): Promise<unknown> {
  const answer = (await ask(page, type, data)) ?? (await ask(page, type, data));
  if (answer?.ok === true) return answer.value;
  throw new Error(`${type} was refused: ${JSON.stringify(answer)}`);
}

/** The jobs that are kept, read without the background. */
export const keptJobs = (page: View): Promise<KeptJob[]> =>
  page.evaluate(async () => {
    const { jobs } = await chrome.storage.local.get<{ jobs?: { value: KeptJob[] } }>('jobs');
    return jobs?.value ?? [];
  });
