import { describe, expect, test, vi } from 'vitest';

import type { ErrorCode } from '@/lib/model/errors';
import { type Remedy, errorText } from '@/lib/texts/errors';

import { sampleLink } from '../../fixtures/link';
import { asRead } from '../../fixtures/reader-words';

const remedies: Record<ErrorCode, Remedy> = {
  not_connected: 'connect',
  other_service: 'connect',
  permission_missing: 'permit',
  unauthorized: 'connect',
  forbidden: 'connect',
  not_found: 'retry',
  conflict: 'edit',
  invalid_input: 'edit',
  rate_limited: 'wait',
  plan_limit: 'retry',
  offline: 'retry',
  timeout: 'retry',
  unreachable: 'retry',
  maintenance: 'retry',
  server_error: 'retry',
  web_page: 'retry',
  wrong_host: 'connect',
  not_confirmed: 'retry',
  altered_link: 'edit',
  not_as_asked: 'use',
  origin_uncertain: 'anyway',
  dead_link: 'create',
  outcome_unknown: 'look',
  unexpected_response: 'retry',
  storage_failed: 'retry',
  internal: 'retry',
};

const codes = Object.keys(remedies) as ErrorCode[];

const link = sampleLink({ longUrl: 'https://example.com/' });

describe('what a failure is called', () => {
  test.each(codes)('%s has a sentence of its own and the remedy that mends it', (code) => {
    const { sentence, remedy } = errorText({ code });
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(remedy).toBe(remedies[code]);
    const others = codes.filter((other) => other !== code);
    expect(others.map((other) => errorText({ code: other }).sentence)).not.toContain(sentence);
  });

  test('passes on the words of the service', () => {
    expect(errorText({ code: 'forbidden', said: 'No plan.' }).said).toBe('No plan.');
    expect(errorText({ code: 'forbidden', said: '' })).not.toHaveProperty('said');
  });

  test.each([
    [
      'the refused field',
      { code: 'invalid_input', problem: 'alias_characters' },
      'Use only letters, digits, hyphens and underscores.',
    ],
    [
      'an unknown problem',
      { code: 'invalid_input', problem: 'constructor' },
      'Your service rejected the request.',
    ],
    [
      'a create that a web server refuses before the service sees it',
      { code: 'not_found', operation: 'createShortUrl', outcome: 'none' },
      'Your service’s web server didn’t accept the request. Check the connection.',
    ],
    [
      'a link that is gone',
      { code: 'not_found', operation: 'getShortUrl', outcome: 'none' },
      'This no longer exists on your service.',
    ],
    [
      'a create that the service refuses without a word',
      { code: 'invalid_input', operation: 'createShortUrl' },
      'Your service rejected the request. Try another URL or alias.',
    ],
    [
      'a change that it refuses so',
      { code: 'invalid_input', operation: 'createDomain' },
      'Your service rejected the request.',
    ],
    [
      'a refusal by the service',
      { code: 'invalid_input', said: 'No.' },
      'Your service rejected the request.',
    ],
    [
      'who answered with a page',
      { code: 'web_page', page: 'https://short.example:8443/links', outcome: 'none' },
      'short.example:8443 answered with a web page. Open it to see why.',
    ],
    [
      'the domain that was not given',
      { code: 'wrong_host', field: 'domain', link },
      'The link was created on a different domain than you chose.',
    ],
    [
      'the domain of a link for which none was chosen',
      { code: 'wrong_host', link },
      'The link is on short.example, which isn’t one of your account’s known domains.',
    ],
    [
      'what the key or plan does not allow',
      { code: 'forbidden' },
      'Your API key or plan doesn’t allow this.',
    ],
    [
      'the place of a mismatch',
      { code: 'unexpected_response', operation: 'createShortUrl', path: 'data.short_url' },
      'Curtail couldn’t read your service’s response (createShortUrl, data.short_url).',
    ],
    [
      'what is taken, where that is no link',
      { code: 'conflict', operation: 'createDomain' },
      'This already exists on your service.',
    ],
    [
      'what may have been done, where that is no link',
      { code: 'outcome_unknown', operation: 'createDomain' },
      'The connection was lost, so the change may already be saved.',
    ],
    [
      'a link that may exist',
      { code: 'outcome_unknown', operation: 'link.shorten' },
      errorText({ code: 'outcome_unknown' }).sentence,
    ],
    [
      'a link whose name is taken',
      { code: 'conflict', operation: 'createShortUrl' },
      errorText({ code: 'conflict' }).sentence,
    ],
    [
      'a link whose name is taken, over the account API',
      { code: 'conflict', operation: 'createLink' },
      errorText({ code: 'conflict' }).sentence,
    ],
    [
      'another expiration, as the reader writes days',
      { code: 'not_as_asked', field: 'expiry', link: { ...link, expiry: '2027-01-31' } },
      'Your service created the link with another expiration: Jan 31, 2027.',
    ],
    [
      'an altered link that still works',
      { code: 'altered_link', link },
      'Your service created a link to a different destination, and Curtail couldn’t disable it.',
    ],
  ] as const)('names %s', (_, report, sentence) => {
    expect(errorText(report).sentence).toBe(sentence);
  });

  test.each(['/', '/😀'])(
    'an address that goes on for pages (%s) leaves room for the rest',
    (step) => {
      const longUrl = `https://news.example${step.repeat(1000)}#last`;
      const altered = { ...link, longUrl, origin: 'uncertain' } as const;
      const { sentence } = errorText({ code: 'altered_link', link: altered });
      expect(sentence).toMatch(/link to https:\/\/news\.example\/.*…\. It may be/);
      expect(sentence.length).toBeLessThan(350);
      expect(sentence.isWellFormed()).toBe(true);
    },
  );

  test.each([
    [undefined, 'in a few minutes'],
    [-1, 'in a few minutes'],
    [1000, 'in 1 minute'],
    [299_000, 'in 5 minutes'],
    [7_200_000, 'in 120 minutes'],
  ])('maintenance with %j milliseconds left ends %s', (left, when) => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const until = left === undefined ? {} : { until: Date.now() + left };
    const { sentence } = errorText({ code: 'maintenance', ...until });
    expect(sentence).toBe(asRead(`Your service is in maintenance. Try again ${when}.`));
    vi.useRealTimers();
  });

  test.each(['createShortUrl', 'createLink'])(
    'a web server that refuses %s is mended in the connection',
    (operation) => {
      expect(errorText({ code: 'not_found', operation }).remedy).toBe('connect');
      expect(errorText({ code: 'not_found', operation, said: 'No.' }).remedy).toBe('retry');
    },
  );

  test.each(['wrong_host', 'not_confirmed'] as const)(
    '%s of a link that works lets it be used',
    (code) => {
      expect(errorText({ code, link }).remedy).toBe('use');
      expect(errorText({ code, link: { ...link, status: 'disabled' } }).remedy).toBe(
        remedies[code],
      );
    },
  );
});
