import type { ChromiumBrowser } from '../e2e/harness/chromium/chromium-browser.ts';
import type { TestBrowser } from '../e2e/harness/test-browser.ts';
import { User } from '../e2e/harness/user.ts';
import { startService, type RunningService } from '../service/start-service.ts';
import { articles } from '../service/visits/articles.ts';

/** A service with some data, and a browser whose Curtail is connected to it. */
export interface OpenCurtail<
  Browser extends TestBrowser = ChromiumBrowser,
> extends AsyncDisposable {
  readonly service: RunningService;
  readonly browser: Browser;
  readonly user: User;
  /** The address of a page worth shortening. */
  readonly page: string;
}

const username = 'newcomer';

/**
 * Starts the local service with a fresh account, and a browser with the extension, and connects the
 * one to the other.
 * @param launch starts the browser
 */
export async function openCurtail<Browser extends TestBrowser>(
  launch: () => Promise<Browser>,
): Promise<OpenCurtail<Browser>> {
  await using opened = new AsyncDisposableStack();
  const service = await startService({ profile: 'observed' });
  opened.defer(async () => await service.close());
  const { key } = service.register({ username, email: `${username}@mail.example` });
  service.seed(key);
  console.log(`Service at ${service.baseUrl}, account "${username}"`);

  const browser = await launch();
  opened.defer(async () => await browser.close());
  const user = new User(browser, service, { name: username, key }, await browser.firstRunPage());
  await connect(user);
  console.log('Browser open, Curtail connected');

  const stack = opened.move();
  const page = worthShortening(service.baseUrl);
  return {
    service,
    browser,
    user,
    page,
    [Symbol.asyncDispose]: async () => await stack.disposeAsync(),
  };
}

/** @throws {Error} with the options page's own words when it does not connect */
async function connect(user: User): Promise<void> {
  try {
    await user.connect();
  } catch (cause) {
    const views = await user.browser.openViews();
    const texts = await Promise.all(views.map(async (view) => await view.text()));
    throw new Error(`Curtail did not connect. It says:\n${texts.join('\n').trim()}`, { cause });
  }
}

/** The last one: the service's first data are links to the first. */
function worthShortening(baseUrl: string): string {
  const article = articles.at(-1);
  if (article === undefined) throw new Error('The service has no pages.');
  return `${baseUrl}/articles/${article.slug}?${article.query}`;
}
