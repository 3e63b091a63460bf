import type { BidiConnection } from './bidi-connection.ts';
import type { Located } from './locate.ts';

/** Picks the option with this value. The list that opens is a window of the browser, out of reach for keys and mouse. */
export async function pickOption(
  connection: BidiConnection,
  context: string,
  { sharedId }: Located,
  value: string,
): Promise<void> {
  await connection.send('script.callFunction', {
    functionDeclaration: `(field, value) => {
      field.focus();
      field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }`,
    arguments: [{ sharedId }, { type: 'string', value }],
    target: { context },
    awaitPromise: false,
  });
}
