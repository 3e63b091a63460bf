import type { Place } from './frame.ts';
import type { Display } from './open-display.ts';
import type { Person } from './person.ts';
import { settled } from './settled.ts';

/** A person at a display clicks with the other mouse button, and waits until the menu stands there: before, it takes no keys. */
export async function openMenu(person: Person, display: Display, place: Place): Promise<void> {
  const before = await person.windows();
  await person.click(place, 'right');
  await person.newWindow('the menu', before);
  await settled('the menu to stand still', async () => (await display.frame()).digest);
}
