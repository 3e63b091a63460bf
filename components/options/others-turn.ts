/** Lets the page answer to people before work goes on. */
export async function othersTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  setTimeout(() => resolve(undefined));
  await promise;
}
