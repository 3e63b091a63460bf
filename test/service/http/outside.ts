import type { Service } from '../service.ts';
import type { ServiceContext } from './environment.ts';
import { perform } from './perform.ts';

const texts: Readonly<Record<404 | 405, string>> = {
  404: 'Not found.',
  405: 'This method is not allowed here.',
};

/** What is no operation: an unknown path or a known one with the wrong method. */
export function answerOutside(
  service: Service,
  context: ServiceContext,
  status: 404 | 405,
): Promise<Response> {
  return perform(service, context, 'unknown', () => answerOf(service, status));
}

function answerOf({ profile }: Service, status: 404 | 405): Response {
  if (profile.outside === 'html') return webServerPage(status);
  return Response.json({ error: status, message: texts[status] }, { status });
}

/** The page of a web server that answers before any script sees the request. */
export function webServerPage(status: 404 | 405): Response {
  const text = texts[status];
  const body = `<!doctype html><title>${status}</title><h1>${status}</h1><p>${text}</p>`;
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
