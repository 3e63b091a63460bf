/** The same things in random order. */
export function shuffle<Thing>(things: readonly Thing[]): Thing[] {
  const left = [...things];
  return things.flatMap(() => left.splice(Math.floor(Math.random() * left.length), 1));
}
