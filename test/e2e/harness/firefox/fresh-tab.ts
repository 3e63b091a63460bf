import type { BidiConnection } from './bidi-connection.ts';

interface Context {
  context: string;
}

interface Tree {
  contexts: Context[];
}

/** Opens an empty tab and closes all others, and so the windows that they were in. @returns its context */
export async function openFreshTab(connection: BidiConnection): Promise<string> {
  const { contexts } = await connection.send<Tree>('browsingContext.getTree', {});
  const { context } = await connection.send<Context>('browsingContext.create', { type: 'tab' });
  for (const other of contexts)
    await connection.send('browsingContext.close', { context: other.context });
  return context;
}
