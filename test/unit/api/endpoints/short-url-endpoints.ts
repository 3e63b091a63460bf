import { endpoint, when, type Endpoint } from './endpoint.ts';

const shortBase = '/api/v1/the0key/shorturl/';

/** base64 of `https://a.example/?b=c` and of `https://short.example/abc` */
const [long64, short64] = [
  'aHR0cHM6Ly9hLmV4YW1wbGUvP2I9Yw==',
  'aHR0cHM6Ly9zaG9ydC5leGFtcGxlL2FiYw==',
];

const shortAnswer = {
  url_id: '21',
  short_url: 'https://short.example/abc',
  short_url_part: 'abc',
  original_url: 'https://a.example/?b=c',
};

const shortRead = {
  id: '21',
  shortUrl: 'https://short.example/abc',
  shortPart: 'abc',
  originalUrl: 'https://a.example/?b=c',
};

const untold = {
  createdAt: null,
  lastAccessed: null,
  visits: null,
  hasPassword: null,
  expiry: null,
  tellsExpiry: false,
  status: null,
  answeredAt: null,
};

const switched = (status: 'active' | 'disabled') =>
  [
    { code: 200, data: { url_id: '21', status, short_url: shortRead.shortUrl, date_time: when } },
    { id: '21', status, shortUrl: shortRead.shortUrl },
  ] as [unknown, { id: string; status: typeof status; shortUrl: string }];

/** Every operation of the short-URL API, create with and without options. */
export const shortUrlEndpoints: Endpoint[] = [
  endpoint(
    'createShortUrl',
    { url: shortRead.originalUrl },
    [`GET ${shortBase}create/url/${long64}.json`],
    [{ code: 200, data: { ...shortAnswer, date_time: when } }, shortRead],
  ),
  endpoint(
    'createShortUrl',
    {
      url: shortRead.originalUrl,
      customUrl: 'abc',
      password: 's3cret!',
      expiryDate: '2026-12-31',
      baseDomain: 'gö.example',
    },
    [
      `GET ${shortBase}create/custom_url/abc/password/s3cret!/expiry_date/2026-12-31/base_domain/g%C3%B6.example/url/${long64}.json`,
    ],
    [{ code: '200', data: shortAnswer }, shortRead],
  ),
  endpoint(
    'getShortUrl',
    { shortUrl: shortRead.shortUrl },
    [`GET ${shortBase}info/short_url/${short64}.json`],
    [
      { code: 200, data: { ...shortAnswer, original_url: 'mailto:a@b.example' } },
      { ...shortRead, ...untold, originalUrl: null },
    ],
  ),
  endpoint(
    'disableShortUrl',
    { shortUrl: shortRead.shortUrl },
    [`GET ${shortBase}disable/short_url/${short64}.json`],
    switched('disabled'),
  ),
  endpoint(
    'enableShortUrl',
    { shortUrl: shortRead.shortUrl },
    [`GET ${shortBase}enable/short_url/${short64}.json`],
    switched('active'),
  ),
  endpoint(
    'getShortUrl',
    { shortUrl: shortRead.shortUrl },
    [`GET ${shortBase}info/short_url/${short64}.json`],
    [
      {
        code: 200,
        data: {
          ...shortAnswer,
          date_created: when,
          last_accessed: '0000-00-00 00:00:00',
          total_visits: '4',
          has_password: '1',
          expiry_date: '',
          status: 'active',
          date_time: when,
        },
      },
      {
        ...shortRead,
        createdAt: when,
        lastAccessed: null,
        visits: 4,
        hasPassword: true,
        expiry: null,
        tellsExpiry: true,
        status: 'active',
        answeredAt: when,
      },
    ],
  ),
  endpoint(
    'listActiveShortUrls',
    {},
    [`GET ${shortBase}list_active_urls.json`],
    [
      { code: 200, data: { urls: [{ short_url: shortRead.shortUrl }], date_time: when } },
      { shortUrls: [shortRead.shortUrl] },
    ],
  ),
];
