import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

// No script anywhere. A password form may end in a redirect to any site, which `form-action` counts too.
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  'form-action http: https:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page of the public side. `base` is the sub-folder that the service lives in. */
export async function page(
  { title, base, status = 200 }: { title: string; base: string; status?: number },
  content: Markup,
): Promise<Response> {
  const document = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${base}/style.css" />
      </head>
      <body>
        ${content}
      </body>
    </html>`;
  return new Response(document.toString(), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    },
  });
}
