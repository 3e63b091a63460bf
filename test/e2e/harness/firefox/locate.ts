import { poll } from '../poll.ts';
import type { BidiConnection } from './bidi-connection.ts';

/** An element as BiDi refers to it. */
export interface Located {
  sharedId: string;
}

interface Nodes {
  nodes: Located[];
}

/** Waits for the element with this accessible name and one of these roles. */
export function locate(
  connection: BidiConnection,
  context: string,
  name: string,
  roles: readonly string[],
): Promise<Located> {
  return poll(`"${name}"`, async () => {
    for (const role of roles) {
      const { nodes } = await connection.send<Nodes>('browsingContext.locateNodes', {
        context,
        locator: { type: 'accessibility', value: { name, role } },
        maxNodeCount: 1,
      });
      if (nodes[0] !== undefined) return nodes[0];
    }
    return undefined;
  });
}

interface CallResult {
  result: { value: string };
}

/** What stands in a field. */
export async function valueOf(
  connection: BidiConnection,
  context: string,
  { sharedId }: Located,
): Promise<string> {
  const { result } = await connection.send<CallResult>('script.callFunction', {
    functionDeclaration: '(field) => field.value',
    arguments: [{ sharedId }],
    target: { context },
    awaitPromise: false,
  });
  return result.value;
}
