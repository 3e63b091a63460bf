import { Hono } from 'hono';

import type { Environment, ServiceContext } from '../http/environment.ts';
import { perform } from '../http/perform.ts';
import type { Service } from '../service.ts';
import type { Domain } from '../storage/domains.ts';
import { articlePage } from './article-page.ts';
import { articles } from './articles.ts';
import { answerCampaignPage } from './campaign-page.ts';
import { indexPage } from './index-page.ts';
import { answerRotator } from './rotator.ts';
import { answerScan } from './scan.ts';
import { avatar, preview, style } from './style.ts';
import { answerMissing, answerVisit, redirectTo } from './visit.ts';
import type { Place } from './visit.ts';

const visitMethods = ['GET', 'POST'];

/** The service's own pages and its short links. */
export function ownPages(service: Service): Hono<Environment> {
  const place: Place = { brand: undefined, base: service.address.basePath };
  const pages = new Hono<Environment>();
  const show = (path: string, answer: (context: ServiceContext) => Response | Promise<Response>) =>
    pages.get(path, (context) => perform(service, context, 'page', () => answer(context)));

  show('/', () => indexPage(place.base));
  show('/style.css', () => asset(style, 'text/css; charset=utf-8'));
  show('/avatar.svg', () => asset(avatar, 'image/svg+xml'));
  show('/preview.svg', () => asset(preview, 'image/svg+xml'));
  show('/articles/:slug', (context) => {
    const article = articles.find(({ slug }) => slug === context.req.param('slug'));
    return article === undefined ? answerMissing(place) : articlePage(article, place.base);
  });
  addCampaigns(pages, service, place);
  pages.get('/qr/:token', (context) =>
    perform(service, context, 'scan', () =>
      answerScan(service, context, place, context.req.param('token')),
    ),
  );
  addVisits(pages, service, place);
  return pages;
}

/** What a branded domain shows: its root redirect and its short links. */
export function answerBranded(
  service: Service,
  context: ServiceContext,
  brand: Domain,
): Promise<Response> {
  const place: Place = { brand, base: '' };
  const [, part = '', ...deeper] = context.req.path.split('/');
  return perform(service, context, 'visit', () => {
    if (part === 'style.css') return asset(style, 'text/css; charset=utf-8');
    if (part === '' && brand.redirectRoot !== null) return redirectTo(brand.redirectRoot);
    return deeper.length > 0 ? answerMissing(place) : answerVisit(service, context, place, part);
  });
}

function addCampaigns(pages: Hono<Environment>, service: Service, place: Place): void {
  pages.get('/r/:slug', (context) =>
    perform(service, context, 'rotator', () =>
      answerRotator(service, context, place, context.req.param('slug')),
    ),
  );
  const { listsUnderUser } = service.profile.account.campaigns;
  pages.get(listsUnderUser ? '/u/:user/:name' : '/list/:name', (context) =>
    perform(service, context, 'list', () =>
      answerCampaignPage(service, place, context.req.param('name')),
    ),
  );
}

function addVisits(pages: Hono<Environment>, service: Service, place: Place): void {
  pages.on(visitMethods, '/:part', (context) =>
    perform(service, context, 'visit', () =>
      answerVisit(service, context, place, context.req.param('part')),
    ),
  );
}

function asset(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': type } });
}
