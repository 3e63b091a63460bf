import { html } from 'hono/html';

import { page } from './page.ts';

/** A page that says why a short link does not lead anywhere. */
export function errorPage(status: number, title: string, base: string): Promise<Response> {
  return page(
    { title, base, status },
    html`<main>
      <p class="kicker">Links</p>
      <h1>${title}</h1>
      <p>The link may be mistyped, switched off or past its date. Ask whoever gave it to you.</p>
    </main>`,
  );
}
