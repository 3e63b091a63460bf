import type { LoggedRequest } from '../../service/log/request-log.ts';
import { describeObservation } from './observation.ts';
import type { TestBrowser } from './test-browser.ts';
import type { View } from './view.ts';

/** Lines of each part: the last ones, as what went wrong comes last. */
const most = 25;

/** In milliseconds: a page that hangs tells nothing, and must not keep the rest from being told. */
const within = 5000;

/** What is told of a test that failed. */
interface Scene {
  browser: TestBrowser;
  /** What the service was asked, without secrets by its own log. */
  requests: readonly LoggedRequest[];
  /** Never told, wherever they stand. */
  secrets: readonly string[];
}

/** What pages, workers and service were doing when a test failed, without keys and without what was typed into fields. */
export async function failureReport({ browser, requests, secrets }: Scene): Promise<string> {
  const views = await orElse(browser.openViews(), []);
  const pages = await Promise.all(views.map(describeView));
  const said = await orElse(browser.observations(), []);
  const typed = await Promise.all(views.map(async (view) => orElse(typedInto(view), [])));
  const report = [
    ...pages,
    `The worker is awake: ${browser.workerIsAwake() ?? 'not known'}`,
    `The toolbar button: ${await buttonSeenFrom(browser, views)}`,
    part('Said by pages and workers', said.map(describeObservation)),
    part('Asked of the service', requests.map(describeRequest)),
  ].join('\n\n');
  return withoutSecrets(report, [...secrets, ...typed.flat()]);
}

/** Takes out every secret, and whatever looks like a key. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret !== '')
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, secret) => left.replaceAll(secret, '<secret>'), text)
    .replaceAll(/[0-9a-f]{32}/gi, '<key>');

async function describeView(view: View): Promise<string> {
  const url = await orElse(view.url(), 'a page that does not answer');
  const { title, busy } = await orElse(
    view.evaluate(() => ({
      title: document.title,
      busy: [...document.querySelectorAll('[aria-busy=true]')].map((each) => each.textContent),
    })),
    { title: '', busy: [] },
  );
  const text = await orElse(view.text(), 'It told no text.');
  return part(`${url} “${title}”, busy: ${JSON.stringify(busy)}`, text.split('\n'));
}

/** What the toolbar button says, where a page of the extension is open that can ask for it. */
async function buttonSeenFrom(browser: TestBrowser, views: readonly View[]): Promise<string> {
  for (const view of views) {
    if (!(await orElse(view.url(), '')).startsWith(browser.extensionOrigin)) continue;
    const said = view.evaluate(async () => {
      const [text, title] = await Promise.all([
        chrome.action.getBadgeText({}),
        chrome.action.getTitle({}),
      ]);
      return `“${text}” ${title}`;
    });
    return orElse(said, 'it was not told');
  }
  return 'no page can tell';
}

/** What stands in fields for passwords and keys. */
const typedInto = async (view: View): Promise<string[]> =>
  view.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>(
        '[type=password], [name=password], [name=key]',
      ),
    ].map(({ value }) => value),
  );

const describeRequest = ({ sequence, method, path, status, heldMs, dropped }: LoggedRequest) =>
  `${sequence} ${method} ${path} ${dropped ? 'dropped' : (status ?? 'held')} ${heldMs === null ? '' : `after ${Math.round(heldMs)} ms`}`;

const part = (title: string, lines: readonly string[]): string =>
  [`${title}:`, ...(lines.length === 0 ? ['nothing'] : lines.slice(-most))].join('\n  ');

async function orElse<T>(promise: Promise<T>, otherwise: T): Promise<T> {
  const late = Promise.withResolvers<T>();
  const timer = setTimeout(() => late.resolve(otherwise), within);
  return Promise.race([promise.catch(() => otherwise), late.promise]).finally(() =>
    clearTimeout(timer),
  );
}
