import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { checkHeaders, secretsOfText, textOfSecrets } from '@/lib/rules/request-headers';

const value = 't0ken';

test.for([
  ['X-Proxy-Token', undefined],
  ['  CF-Access-Client-Id\t', undefined],
  ["!#$%&'*+-.^_`|~0aZ", undefined],
  ['n'.repeat(64), undefined],
  ['', 'header_name_missing'],
  [' ', 'header_name_missing'],
  ['n'.repeat(65), 'header_too_long'],
  ['X Token', 'header_name_characters'],
  ['X-Token:', 'header_name_characters'],
  ['X-Tök', 'header_name_characters'],
  ['X\nHost', 'header_name_characters'],
  ['authorization', 'header_name_authorization'],
  ['Content-Type', 'header_name_reserved'],
  ['Content-Length', 'header_name_reserved'],
  ['Host', 'header_name_reserved'],
  ['COOKIE', 'header_name_reserved'],
  ['Origin', 'header_name_reserved'],
  ['TE', 'header_name_reserved'],
  ['Proxy-Authorization', 'header_name_reserved'],
  ['Sec-Fetch-Mode', 'header_name_reserved'],
  ['Access-Control-Request-Method', 'header_name_reserved'],
  ['X-HTTP-Method-Override', 'header_name_reserved'],
  ['Security', undefined],
] as const)('the name %j: %s', ([name, problem]) => {
  expect(checkHeaders([{ name, value }])).toEqual([{ name: problem, value: undefined }]);
});

test.for([
  ['Bearer abc.def-_~+/==', undefined],
  [' "quoted", {}; \\ ', undefined],
  ['v'.repeat(2048), undefined],
  ['', 'header_value_missing'],
  ['\t ', 'header_value_missing'],
  ['v'.repeat(2049), 'header_too_long'],
  ['a\nHost: b', 'header_value_characters'],
  ['a\tb', 'header_value_characters'],
  ['a\u0000b', 'header_value_characters'],
  ['schlüssel', 'header_value_characters'],
  ['😀', 'header_value_characters'],
] as const)('the value %j: %s', ([typed, problem]) => {
  expect(checkHeaders([{ name: 'X-Token', value: typed }])).toEqual([
    { name: undefined, value: problem },
  ]);
});

test('a name counts once, however it is written, and the second one is at fault', () => {
  const names = ['X-Token', 'X-Other', ' x-token '].map((name) => ({ name, value }));
  expect(checkHeaders(names).map(({ name }) => name)).toEqual([
    undefined,
    undefined,
    'header_name_twice',
  ]);
});

describe('the text of what is secret', () => {
  const headers = fc.dictionary(
    fc.stringMatching(/^X-[\w!#$%&'*+.^`|~-]{1,20}$/),
    fc.stringMatching(/^[!-~]([ -~]{0,30}[!-~])?$/),
    { minKeys: 1, maxKeys: 10 },
  );

  test('says all of it again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~]{1,64}$/), headers, (key, sent) => {
        expect(secretsOfText(textOfSecrets({ key, headers: sent }))).toEqual({
          key,
          headers: sent,
        });
      }),
    );
  });

  test('of a key alone is the key, as older versions wrote it', () => {
    expect(textOfSecrets({ key: 'k3y: {"a"}' })).toBe('k3y: {"a"}');
    expect(secretsOfText('k3y: {"a"}')).toEqual({ key: 'k3y: {"a"}' });
  });
});
