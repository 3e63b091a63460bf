import { isScenery } from '../is-scenery.ts';
import { sceneryPage } from '../scenery-page.ts';
import type { BidiConnection } from './bidi-connection.ts';

const event = 'network.beforeRequestSent';

interface BeforeRequest {
  context: string | null;
  isBlocked: boolean;
  request: { request: string; url: string };
}

/** As Chromium's: the tab shows any address of the web without a network. */
export async function playScenery(connection: BidiConnection, context: string): Promise<void> {
  connection.on(event, (params) => {
    const {
      context: asking,
      isBlocked,
      request: { request, url },
    } = params as BeforeRequest;
    if (!isBlocked || asking !== context) return;
    const answered = isScenery(new URL(url))
      ? connection.send('network.provideResponse', { request, ...response(new URL(url)) })
      : connection.send('network.continueRequest', { request });
    // The tab may be gone by now.
    answered.catch(() => undefined);
  });
  await connection.send('session.subscribe', { events: [event], contexts: [context] });
  await connection.send('network.addIntercept', {
    phases: ['beforeRequestSent'],
    contexts: [context],
  });
}

const response = (url: URL): object => ({
  statusCode: 200,
  reasonPhrase: 'OK',
  headers: [{ name: 'Content-Type', value: { type: 'string', value: 'text/html' } }],
  body: { type: 'string', value: sceneryPage(url) },
});
