/**
 * Lets the page answer to people before work goes on. A message, as a timer has to wait for a second or a minute in a page that is
 * behind others.
 */
export async function othersTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    resolve(undefined);
  });
  port1.start();
  port2.postMessage(null);
  await promise;
}
