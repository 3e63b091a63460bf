import { evaluate } from '../browser/evaluate.ts';
import { insideFile, type Inside } from '../stage/build-inside.ts';
import { connect } from '../stage/connect.ts';
import { optionsPage, type Stage } from '../stage/stage.ts';

/** How many links are remembered while the Links screen is measured. */
export const rememberedLinks = 100_000;

/**
 * Connects to an account with very many links, has Curtail take them over as an import does, and bring them together with
 * the service's list once.
 */
export async function fillLinks({ browser, service, ids }: Stage): Promise<void> {
  const { id, key } = service.register({ username: 'librarian', email: 'librarian@mail.example' });
  service.fill(id, { links: rememberedLinks });
  const shortUrls = service
    .links()
    .filter(({ userId }) => userId === id)
    .map(({ shortUrl }) => shortUrl);
  await browser.inExtensionPage(optionsPage(ids.account), async (page) => {
    await connect(page, { address: service.baseUrl, key, atOnce: false });
    const serviceId = await evaluate(page, idInUse, `/${insideFile}`);
    for (let from = 0; from < shortUrls.length; from += part)
      await evaluate(page, importLinks, `/${insideFile}`, serviceId, {
        from,
        shortUrls: shortUrls.slice(from, from + part),
      });
    await evaluate(page, bringTogether, `/${insideFile}`);
  });
}

/** Links that are handed over at a time. */
const part = 1000;

/** A second account of an address has another id than that. */
async function idInUse(inside: string): Promise<string> {
  const { send } = (await import(inside)) as Inside;
  const services = await send('services.list', undefined);
  return services.find(({ inUse }) => inUse)?.id ?? '';
}

async function bringTogether(inside: string): Promise<void> {
  const { send } = (await import(inside)) as Inside;
  // A list that is longer in coming than a message may take is waited for by whoever asks again.
  await send('links.sync', { within: 0 }).catch(() => send('links.sync', { within: 0 }));
}

/** Words, so that searches find much, little and nothing. */
async function importLinks(
  inside: string,
  service: string,
  { from, shortUrls }: { from: number; shortUrls: readonly string[] },
): Promise<void> {
  const { sampleLink, send } = (await import(inside)) as Inside;
  const topics = ['garden', 'bicycle', 'concert', 'recipe', 'museum', 'weather', 'harbour'];
  const day = 86_400_000;
  const now = Date.now();
  const lastDay = (index: number): string =>
    new Date(now + (index % 100) * day).toISOString().slice(0, 10);
  const linkOf = (shortUrl: string, index: number) =>
    sampleLink({
      shortUrl,
      service,
      id: String(index + 1),
      longUrl: `https://www.news.example/${topics[index % 7] ?? ''}/article-${String(index)}?page=${String(index % 9)}`,
      title: `The ${topics[(index * 3) % 7] ?? ''} of number ${String(index)}, and what became of it`,
      createdAt: now - index * 60_000,
      expiry: index % 10 === 0 ? lastDay(index) : null,
      hasPassword: index % 20 === 0,
      told: { at: now, visits: index % 1000, lastAccessed: null, before: null, gone: false },
    });
  const links = shortUrls.map((shortUrl, i) => linkOf(shortUrl, from + i));
  await send('backup.addLinks', { links });
}
