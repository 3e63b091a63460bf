import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { writeXml } from '../short-url/write-xml.ts';
import { segment } from './open-service.ts';
import { openAtNoon, longUrl } from './short-links.ts';

describe.each(documentProfileNames)('short-URL API as XML, %s', (profile) => {
  const opening = '<message client="shorturl" time="2026-05-06 12:00:00"><response><code>';

  test('create and list', async () => {
    const service = await openAtNoon(profile);
    const created = await service.short(`create/custom_url/mine/url/${segment(longUrl)}.xml`);
    expect(created.headers['content-type']).toContain('xml');
    expect(created.text).toContain(`${opening}200</code><data><url_id>1</url_id>`);
    expect(created.text).toContain(
      '<original_url>https://long.example/path/page?one=1&amp;two=2#three</original_url>',
    );
    const list = await service.short('list_active_urls.xml');
    expect(list.text).toContain(
      `<urls><url><short_url>${service.origin}/mine</short_url></url></urls>`,
    );
  });

  test('a refusal', async () => {
    const service = await openAtNoon(profile);
    const answer = await service.short('create/custom_url/mine.xml');
    expect(answer.text).toContain(`${opening}400</code>`);
    expect(answer.text).toMatch(/<message>The parameter url is required.<\/message>/);
  });
});

// oxlint-disable-next-line no-control-regex -- what XML cannot hold is what is looked for
const unspeakable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

/** Any 16-bit units, halves of a pair among them. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xff_ff }).map((unit) => String.fromCharCode(unit)),
});

test('whatever stands in a long URL, the XML stays well-formed', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const xml = writeXml({ code: 200, data: { original_url: text } }, 'now');
      const [, written = ''] = /<original_url>([^]*)<\/original_url>/.exec(xml) ?? [];
      return (
        !/[<>"]|&(?!amp;|lt;|gt;|quot;)/.test(written) &&
        !unspeakable.test(written) &&
        written.isWellFormed()
      );
    }),
  );
});
