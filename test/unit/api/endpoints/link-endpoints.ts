import { endpoint, page, pageRead, said, sending, when, type Endpoint } from './endpoint.ts';
import { statistics, statisticsRead } from './samples.ts';

const long = 'https://a.example/page?b=c';
const short = 'https://short.example/abc';

const row = {
  id: 12,
  alias: 'abc',
  shorturl: short,
  longurl: long,
  clicks: '3',
  title: 'N&amp;N',
  description: '',
  date: when,
};

const rowRead = {
  id: '12',
  shortUrl: short,
  originalUrl: long,
  title: 'N&N',
  createdAt: when,
  visits: 3,
  hasPassword: null,
  expiry: null,
  tellsExpiry: false,
  extras: { title: 'N&N', description: '', type: null, pixels: null },
};

const details = {
  id: '12',
  shorturl: short,
  longurl: long,
  title: 'A page',
  description: '',
  location: { Chad: 'https://a.example/chad' },
  device: [],
  expiry: '2026-12-01',
  date: when,
};

const detailsRead = {
  ...rowRead,
  title: 'A page',
  visits: 12,
  expiry: '2026-12-01',
  tellsExpiry: true,
  extras: { title: 'A page', description: '', type: null, pixels: null },
};

/** The endpoints for links of an account API. */
export const linkEndpoints: Endpoint[] = [
  endpoint(
    'listLinks',
    { limit: 2, page: 3, order: 'date' },
    ['GET /api/urls?limit=2&page=3&order=date'],
    [page('urls', [row]), pageRead([rowRead])],
  ),
  endpoint(
    'listLinks',
    { limit: 1 },
    ['GET /api/urls?limit=1'],
    [
      page('urls', [{ ...row, longurl: 'tel:5550100' }]),
      pageRead([{ ...rowRead, originalUrl: null }]),
    ],
  ),
  endpoint(
    'findLink',
    { short },
    ['GET /api/urls?short=https%3A%2F%2Fshort.example%2Fabc'],
    [
      { error: 0, details, data: statistics },
      { links: [{ ...detailsRead, statistics: statisticsRead }], isAll: true, areRows: false },
    ],
  ),
  endpoint(
    'findLink',
    { short },
    ['GET /api/urls?short=https%3A%2F%2Fshort.example%2Fabc'],
    [page('urls', [row]), { links: [rowRead], isAll: false, areRows: true }],
  ),
  endpoint(
    'getLink',
    { id: '12' },
    ['GET /api/url/12'],
    [
      { error: '0', details: { ...details, expiry: '' }, data: statistics },
      { ...detailsRead, expiry: null, statistics: statisticsRead },
    ],
  ),
  endpoint(
    'getLink',
    { id: '12' },
    ['GET /api/url/12'],
    [
      {
        error: 0,
        details: { id: 12, short, longurl: long, password: '1', type: 5, pixels: [7, '8'] },
        data: [],
      },
      {
        ...rowRead,
        extras: { title: null, description: null, type: '5', pixels: ['7', '8'] },
        title: '',
        createdAt: null,
        visits: null,
        hasPassword: true,
        statistics: null,
      },
    ],
  ),
  sending(
    'createLink',
    {
      url: long,
      custom: 'abc',
      password: 'secret-1',
      expiry: '2026-12-01',
      domain: 'https://gö.example',
      campaign: '3',
      channel: '4',
      type: 'frame',
      metatitle: 'Spring',
      metadescription: 'All of it',
      pixels: ['7', '8'],
    },
    'POST /api/url/add',
    [
      { error: 0, id: 12, shorturl: short },
      { id: '12', shortUrl: short, originalUrl: null },
    ],
  ),
  sending('createLink', { url: long }, 'POST /api/url/add', [
    { error: '0', id: '12', short, longurl: long },
    { id: '12', shortUrl: short, originalUrl: long },
  ]),
  endpoint(
    'updateLink',
    { id: '12', url: long, expiry: '', metatitle: '', pixels: [] },
    ['PUT /api/url/12/update', { url: long, expiry: '', metatitle: '', pixels: [] }],
    said('Link has been updated.'),
  ),
  endpoint('deleteLink', { id: '12' }, ['DELETE /api/url/12/delete'], said('Link was deleted.')),
];
