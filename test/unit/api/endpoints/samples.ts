import { when } from './endpoint.ts';

export const account = {
  id: '1',
  email: 'a@short.example',
  username: 'a',
  avatar: 'https://short.example/a.png',
  status: 'pro',
  expires: when,
  registered: when,
};

export const domain = {
  id: '2',
  domain: 'https://go.example',
  redirectroot: 'https://a.example/',
  redirect404: 'https://a.example/404',
};

const campaignLinks = {
  rotator: 'https://short.example/r/spring',
  list: 'https://short.example/l/spring-3',
};

export const campaign = { id: '3', name: 'Spring', public: false, ...campaignLinks, views: null };

export const campaignAnswer = {
  error: 0,
  id: '3',
  domain: 'Spring',
  public: '0',
  ...campaignLinks,
};

export const channel = {
  id: '4',
  name: 'News',
  description: 'All of it',
  color: '#FF0000',
  starred: true,
};

export const item = {
  type: 'links',
  id: '5',
  title: 'A page',
  preview: 'https://short.example/p',
  link: 'https://short.example/abc',
  date: '2026-11-20',
};

export const pixel = { id: '6', type: 'gtmpixel', name: 'Tags', tag: 'GTM-1234', date: when };

export const qr = {
  id: '7',
  link: 'https://short.example/qr/7',
  scans: 12,
  name: 'Door',
  date: when,
};

export const statistics = {
  clicks: 12,
  uniqueClicks: 10,
  topCountries: { Chad: '5' },
  topReferrers: {},
  topBrowsers: { Firefox: '3' },
  topOs: { Linux: '2' },
  socialCount: { facebook: 0, twitter: 1, instagram: 0 },
};

export const statisticsRead = {
  ...statistics,
  topCountries: { Chad: 5 },
  topBrowsers: { Firefox: 3 },
  topOs: { Linux: 2 },
};

export const look = { background: 'rgb(255,255,255)', foreground: 'rgb(0,0,0)' };
