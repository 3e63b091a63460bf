import { describe, expect, test } from 'vitest';

import type { Body } from '@/lib/api/body';
import { findFailure } from '@/lib/api/failure';
import { createRedactor } from '@/lib/api/redact';
import { type OperationName, operations } from '@/lib/operations/operations';

const html: Body = { kind: 'html' };
const empty: Body = { kind: 'empty' };
const broken: Body = { kind: 'broken' };
const json = (value: unknown): Body => ({ kind: 'json', value });

const page = 'https://short.example';

const judge = (name: OperationName, status: number, body: Body, headers = {}) =>
  findFailure(
    operations[name],
    { status, body, headers: new Headers(headers) },
    { now: 0, page, redact: createRedactor(['k3y']) },
  );

const none = (code: string, more = {}) => ({ code, outcome: 'none', ...more });
const unknown = (code: string, more = {}) => ({ code, outcome: 'unknown', ...more });

describe('the account API', () => {
  test.each([0, '0', false, undefined, null])('error %j is a success', (error) => {
    expect(judge('updateDomain', 200, json({ error, message: 'Fine.' }))).toBeNull();
    expect(judge('createDomain', 201, json({ error, id: 1 }))).toBeNull();
  });

  test.each([1, '1', -1, 'yes', {}, [], 2, 500])('error %j is a refusal', (error) => {
    expect(judge('createDomain', 200, json({ error, message: 'No.' }))).toEqual(
      none('invalid_input', { said: 'No.' }),
    );
  });

  const refusals: [number, unknown, object][] = [
    [403, { error: 1, message: 'Bad key.' }, none('forbidden', { said: 'Bad key.' })],
    [401, { error: 1, message: 'Bad key.' }, none('unauthorized', { said: 'Bad key.' })],
    [200, { error: true, message: 'Out of scope.' }, none('forbidden', { said: 'Out of scope.' })],
    [200, { error: 1, msg: 'An old host.' }, none('invalid_input', { said: 'An old host.' })],
    [200, { error: 'Not that.' }, none('invalid_input', { said: 'Not that.' })],
    [200, { error: 1 }, none('invalid_input')],
    [400, { error: 1, message: 'No.' }, none('invalid_input', { said: 'No.' })],
    [422, { error: 1 }, none('invalid_input')],
    [402, { error: 1, message: 'Upgrade.' }, none('plan_limit', { said: 'Upgrade.' })],
    [404, { error: 1, message: 'Gone.' }, none('not_found', { said: 'Gone.' })],
    [409, { error: 1, message: 'Twice.' }, none('conflict', { said: 'Twice.' })],
    [200, { error: 404, message: 'Gone.' }, none('not_found', { said: 'Gone.' })],
    [200, { error: '409' }, none('conflict')],
    [404, { error: 0 }, none('not_found')],
    [400, { error: 0 }, none('invalid_input')],
    // A status that says something counts before what is in the body, and only a number is one.
    [400, { error: 404 }, none('invalid_input')],
    [200, { error: [404] }, none('invalid_input')],
    [200, { error: 502 }, none('invalid_input')],
    [408, { error: 1 }, unknown('timeout')],
    [500, { error: 1, message: 'Ouch.' }, unknown('server_error', { said: 'Ouch.' })],
    [
      200,
      { error: 1, message: 'The key k3y at /api/v1/k3y/' },
      none('invalid_input', { said: 'The key ••• at /api/v1/•••/' }),
    ],
  ];

  test.each(refusals)('becomes the right failure: %i %j', (status, body, report) => {
    expect(judge('createDomain', status, json(body))).toEqual(report);
  });
});

describe('the rate limit', () => {
  test.each([
    [200, json({ error: 429, message: 'Slow.', 'Retry-After': 7 }), {}, 7000, { said: 'Slow.' }],
    [200, json({ error: '429', 'Retry-After': '7' }), {}, 7000, {}],
    [429, json({ error: 1 }), { 'Retry-After': '7' }, 7000, {}],
    [429, html, { 'Retry-After': '7' }, 7000, {}],
    [429, empty, { 'X-RateLimit-Reset': '6' }, 7000, {}],
    [429, html, {}, 60_000, {}],
    [200, json({ code: 429 }), {}, 60_000, {}],
    [200, json({ code: '429', message: 'Slow.' }), { 'Retry-After': '7' }, 7000, { said: 'Slow.' }],
    [200, json({ code: 429, 'Retry-After': 7 }), {}, 7000, {}],
    [
      200,
      json({ code: 429, data: { message: 'Slow.', 'Retry-After': 7 } }),
      {},
      7000,
      { said: 'Slow.' },
    ],
    [429, json({ code: 429, data: {} }), { 'X-RateLimit-Reset': '6' }, 7000, {}],
    [429, json({ code: 200, data: {} }), { 'Retry-After': '7' }, 7000, {}],
  ])('becomes the right failure: %i %j %j', (status, body, headers, until, more) => {
    expect(judge('createShortUrl', status, body, headers)).toEqual(
      none('rate_limited', { until, ...more }),
    );
  });
});

describe('maintenance', () => {
  const date = (at: number) => new Date(at).toUTCString();
  const minutes = 60_000;
  test.each([
    ['nothing', html, {}, {}],
    ['seconds', html, { 'Retry-After': '300' }, { until: 5 * minutes }],
    ['no content', empty, { 'Retry-After': '300' }, { until: 5 * minutes }],
    ['a date', html, { 'Retry-After': date(5 * minutes) }, { until: 5 * minutes }],
    [
      'a date of a clock that is a day behind',
      html,
      { 'Retry-After': date(-1435 * minutes), Date: date(-1440 * minutes) },
      { until: 5 * minutes },
    ],
    ['a date that is over', html, { 'Retry-After': date(-5 * minutes) }, {}],
    ['nonsense', html, { 'Retry-After': 'soon' }, {}],
    ['a week', html, { 'Retry-After': '604800' }, { until: 7 * 1440 * minutes }],
    ['more than a week', html, { 'Retry-After': '604801' }, {}],
    [
      'its own sentence',
      json({ error: 503, message: 'Back soon.', 'Retry-After': 300 }),
      {},
      { until: 5 * minutes, said: 'Back soon.' },
    ],
    [
      'a sentence and a header',
      json({ error: 1, message: 'Back soon.' }),
      { 'Retry-After': '60' },
      { until: minutes, said: 'Back soon.' },
    ],
  ] as const)('that tells %s', (_, body, headers, more) => {
    for (const name of ['getAccount', 'createShortUrl'] as const) {
      expect(judge(name, 503, body, headers)).toEqual(unknown('maintenance', more));
    }
  });

  test('in a 200 comes from the service itself, which did nothing', () => {
    const body = json({ error: 503, message: 'Back soon.', 'Retry-After': '60' });
    const report = none('maintenance', { until: minutes, said: 'Back soon.' });
    expect(judge('createDomain', 200, body)).toEqual(report);
  });
});

describe('the short-URL API', () => {
  test.each([200, '200', 201])('code %j is a success', (code) => {
    expect(judge('createShortUrl', 200, json({ code, data: {} }))).toBeNull();
  });

  const refusals: [number, unknown, object][] = [
    [200, { code: 400, data: { message: 'Taken.' } }, none('invalid_input', { said: 'Taken.' })],
    [200, { code: 500, data: 'Taken.' }, none('invalid_input', { said: 'Taken.' })],
    [200, { code: 503 }, none('maintenance')],
    [200, { code: 401, message: 'Bad key.' }, none('unauthorized', { said: 'Bad key.' })],
    [200, { code: '404', data: { error: 'None.' } }, none('not_found', { said: 'None.' })],
    [404, { code: 404 }, none('not_found')],
    [
      200,
      { error: 1, message: 'An envelope of the other API.' },
      none('invalid_input', { said: 'An envelope of the other API.' }),
    ],
    [200, { error: true }, none('invalid_input')],
    [200, { code: null }, none('invalid_input')],
    [200, { code: 0, data: [] }, none('invalid_input')],
    [200, { data: {} }, unknown('unexpected_response', { path: 'code' })],
    [200, {}, unknown('unexpected_response', { path: 'code' })],
  ];

  test.each(refusals)('becomes the right failure: %i %j', (status, body, report) => {
    expect(judge('createShortUrl', status, json(body))).toEqual(report);
  });
});

describe('an answer that is not the service’s own', () => {
  const answers: [OperationName, number, Body, object][] = [
    ['createShortUrl', 404, html, none('not_found')],
    ['createShortUrl', 404, empty, none('not_found')],
    ['updateDomain', 405, html, none('not_found')],
    ['updateDomain', 410, html, none('not_found')],
    ['createShortUrl', 403, html, none('web_page', { page })],
    ['createShortUrl', 401, html, none('web_page', { page })],
    ['createShortUrl', 403, empty, none('forbidden')],
    ['createShortUrl', 401, empty, none('unauthorized')],
    ['createShortUrl', 414, html, none('invalid_input', { field: 'url', problem: 'url_too_long' })],
    ['createShortUrl', 431, html, none('invalid_input', { field: 'url', problem: 'url_too_long' })],
    [
      'createShortUrl',
      413,
      json({ code: 413 }),
      none('invalid_input', { field: 'url', problem: 'url_too_long' }),
    ],
    ['createQrCode', 413, html, none('invalid_input')],
    ['createShortUrl', 400, html, unknown('unexpected_response')],
    ['createShortUrl', 400, empty, unknown('unexpected_response')],
    ['createShortUrl', 400, json({ code: 503 }), unknown('maintenance')],
    ['createShortUrl', 408, html, unknown('timeout')],
    ['createQrCode', 500, html, unknown('server_error')],
    ['createQrCode', 500, empty, unknown('server_error')],
    ['createShortUrl', 502, html, unknown('unreachable')],
    ['createShortUrl', 503, html, unknown('maintenance')],
    ['createShortUrl', 504, empty, unknown('unreachable')],
    ['createShortUrl', 200, html, unknown('web_page', { page })],
    ['getAccount', 200, html, unknown('web_page', { page })],
    ['updateDomain', 200, empty, unknown('not_confirmed')],
    ['updatePixel', 204, empty, unknown('not_confirmed')],
    ['createShortUrl', 200, empty, unknown('not_confirmed')],
    ['getAccount', 200, empty, unknown('unexpected_response')],
    ['createShortUrl', 200, broken, unknown('unexpected_response')],
    ['createShortUrl', 200, json([]), unknown('unexpected_response')],
    ['createShortUrl', 200, json('ok'), unknown('unexpected_response')],
    ['getAccount', 200, json(null), unknown('unexpected_response')],
  ];

  test.each(answers)(
    'is told apart from the service’s: %s: %i %j',
    (name, status, body, report) => {
      expect(judge(name, status, body)).toEqual(report);
    },
  );
});
