import { findNamed } from '../find-named.ts';
import { poll } from '../poll.ts';
import type { PressableRole } from '../roles.ts';
import type { BidiConnection } from './bidi-connection.ts';

/** An element as BiDi refers to it. */
export interface Located {
  sharedId: string;
  value: { localName: string };
}

interface Nodes {
  nodes: Located[];
}

const fieldElements = new Set(['input', 'select', 'textarea']);

/** Waits for the field with this label. By element: a password field has no role. */
export const locateField = (
  connection: BidiConnection,
  context: string,
  name: string,
): Promise<Located> =>
  poll(
    `the field "${name}"`,
    async () =>
      (await locateByRules(connection, context, 'field', name)) ??
      (await locate(connection, context, { name })).find(({ value: { localName } }) =>
        fieldElements.has(localName),
      ),
  );

/** Waits for the element with this accessible name and role. */
export const locatePressable = (
  connection: BidiConnection,
  context: string,
  name: string,
  role: PressableRole,
): Promise<Located> =>
  poll(
    `the ${role} "${name}"`,
    async () =>
      (await locateByRules(connection, context, role, name)) ??
      (await locate(connection, context, { name, role }))[0],
  );

/** Waits for the first element that a selector fits. */
export const locateElement = (
  connection: BidiConnection,
  context: string,
  selector: string,
): Promise<Located> =>
  poll(selector, async () =>
    (await locateBy(connection, context, { type: 'css', value: selector })).at(0),
  );

interface Evaluated {
  result?: Located | { sharedId?: never };
}

/**
 * Waits for a second for the only thing that has this name by simple rules. Without them Firefox keeps a second tree of each page
 * from the first question on.
 */
async function locateByRules(
  connection: BidiConnection,
  context: string,
  kind: string,
  name: string,
): Promise<Located | undefined> {
  const { result } = await connection.send<Evaluated>('script.evaluate', {
    expression: `(${waitForOne.toString()})(${findNamed.toString()}, ${JSON.stringify(kind)}, ${JSON.stringify(name)})`,
    target: { context },
    awaitPromise: true,
  });
  return result?.sharedId === undefined ? undefined : result;
}

/** Runs in the page. One that is there, but off or busy, is given longer: a press of it would do nothing. */
async function waitForOne(
  find: typeof findNamed,
  kind: string,
  name: string,
): Promise<HTMLElement | undefined> {
  const start = performance.now();
  for (;;) {
    const [element, ...others] = find(kind, name);
    const isOff = element?.matches(':disabled, [aria-disabled="true"]') === true;
    const isFound = element !== undefined && !isOff;
    if (isFound || performance.now() > start + (isOff ? 15_000 : 1000))
      return others.length === 0 ? element : undefined;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

const locate = (
  connection: BidiConnection,
  context: string,
  value: { name: string; role?: string },
): Promise<Located[]> => locateBy(connection, context, { type: 'accessibility', value });

async function locateBy(
  connection: BidiConnection,
  context: string,
  locator: object,
): Promise<Located[]> {
  const { nodes } = await connection.send<Nodes>('browsingContext.locateNodes', {
    context,
    locator,
  });
  return nodes;
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
