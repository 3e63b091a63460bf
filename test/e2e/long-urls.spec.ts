import { documentProfileNames } from '../service/profiles/profiles.ts';
import { expect, test } from './harness/fixtures.ts';
import { createCount } from './scenes/requests.ts';

/** A long URL whose first `?` stands at this index modulo 3; at 2, base64 has a `/` for it. */
const withQuestionAt = (place: number, rest: string): string => {
  const base = 'https://news.example/';
  return `${base}${'a'.repeat(3 + ((place - base.length) % 3) + 3)}?${rest}`;
};

/** Three `?`, one at each place: no way to write the URL keeps all of them from doing harm. */
const inEveryPlace = withQuestionAt(2, 'a=b?c=d?e=f');

const urls: readonly [name: string, url: string][] = [
  ['a ? where base64 has a /', withQuestionAt(2, 'id=1')],
  ['a ? where it has none', withQuestionAt(0, 'id=1')],
  ['a ? where a shorter way round does not help', withQuestionAt(2, 'abc?x')],
  ['several ?', withQuestionAt(2, 'ask=what?&why=who?')],
  ['a badly placed ? right behind the host', 'https://sho.example?q=1'],
  ['~, + and >', 'https://news.example/~another/a+b?c=d+e~~~f&g=%3E%3E#~~'],
  ['letters of every kind', 'https://news.example/grüße/日本語?q=ünï&emoji=🙂'],
  ['a host name of another script', 'https://müller.example/straße'],
  ['a fragment', 'https://news.example/app#/route?with=query&more=~'],
  ['percent escapes', 'https://news.example/a%2Fb%3Fc?d=%252F&e=%20'],
  ['8,192 characters', `https://news.example/?q=${'0123456789abcdef'.repeat(600)}`.slice(0, 8192)],
];

/** The same for every reader of URLs: `~` may be written as `%7E`, and dots in the path go away. */
const plain = (url: string): string => new URL(url).href.replaceAll('%7E', '~');

/** What becomes of a URL that no spelling carries past every web server. */
const endings = {
  documented: { says: 'Copied', status: ['active'] },
  observed: {
    says: 'Your service created a link to a different destination. Curtail disabled it.',
    status: ['disabled'],
  },
  rest: { says: 'can’t process this URL', status: [] },
} as const;

for (const profile of documentProfileNames) {
  test.describe(`${profile} service`, () => {
    test.use({ serviceOptions: { profile } });

    test('every long URL arrives whole, with one request, or in no link that works', async ({
      user,
      service,
    }) => {
      await user.connect();
      for (const [name, url] of urls) {
        await test.step(name, async () => {
          service.clearRequests();
          const popup = await user.openPopup(url);
          await popup.waitForText('Copied');
          const link = service.links().at(-1);
          expect(plain(link?.originalUrl ?? '')).toBe(plain(url));
          expect(await user.clipboard()).toBe(link?.shortUrl);
          expect(createCount(service)).toBe(1);
          await popup.close();
        });
      }
      expect(service.links()).toHaveLength(urls.length);

      await test.step('a URL that no spelling carries past every web server', async () => {
        const { says, status } = endings[profile];
        service.clearRequests();
        const popup = await user.openPopup(inEveryPlace);
        await popup.waitForText(says);
        const made = service.links().slice(urls.length);
        expect(made.map((link) => link.status)).toEqual(status);
        // One web server answers in place of the service, which then knows of no create.
        const sent = service.requests().filter(({ path }) => path.includes('/shorturl/create/'));
        expect(sent).toHaveLength(1);
        const working = made.filter((link) => link.status === 'active');
        expect(working.every(({ originalUrl }) => originalUrl === inEveryPlace)).toBe(true);
      });
    });
  });
}
