import { html } from 'hono/html';

import { articles } from './articles.ts';
import { page } from './page.ts';

/** The front page of the service. */
export function indexPage(base: string): Promise<Response> {
  const links = articles.map(
    ({ slug, query, title }) =>
      html`<li><a href="${base}/articles/${slug}?${query}">${title}</a></li>`,
  );
  return page(
    { title: 'A small link service', base },
    html`<main>
      <p class="kicker">Links</p>
      <h1>A small link service</h1>
      <p class="meta">It runs on this machine, and makes long addresses short.</p>
      <p>Whoever has an account makes links through its interface. Here are pages to try it on:</p>
      <ul>
        ${links}
      </ul>
    </main>`,
  );
}
