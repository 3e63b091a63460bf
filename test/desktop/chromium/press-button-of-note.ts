import type { Person } from '../display/person.ts';
import { settled } from '../display/settled.ts';

/** From a notification's lower left corner to its first button, in pixels. */
const toButton = { x: 40, y: -28 };

/** Presses the first button of the notification that comes up, wherever it stands at last. */
export async function pressButtonOfNote(person: Person, before: readonly string[]): Promise<void> {
  const { x, y } = await settled('the notification', () => person.lowerLeftOfNew(before));
  await person.click({ x: x + toButton.x, y: y + toButton.y });
}
