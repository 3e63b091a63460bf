/** Gives the same object for texts that are the same, so that each is in memory once. For texts of which there are few. */
export function createSharedTexts(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
}
