import { html } from 'hono/html';

import type { Article } from './articles.ts';
import { page } from './page.ts';

export function articlePage({ title, lead, sections }: Article, base: string): Promise<Response> {
  const body = sections.map(
    ({ heading, text }) =>
      html`<h2>${heading}</h2>
        <p>${text}</p>`,
  );
  return page(
    { title, base },
    html`<main>
      <article>
        <p class="kicker">Articles</p>
        <h1>${title}</h1>
        <p class="meta">${lead}</p>
        ${body}
      </article>
      <nav><a href="${base}/">All articles</a></nav>
    </main>`,
  );
}
