import type { View } from '../harness/view.ts';

/** What was marked so far, by series. */
const series = new Map<string, Set<string>>();

/** Selects what was marked last. */
export const newParts = '[data-new-part]';

/**
 * Marks the parts of a view that show words, or need a name, and whose like this series has not had: of the same elements,
 * classes and states all the way up, so that the same rules of style give them their colours.
 * @returns whether there are any
 */
export async function markNewParts(view: View, name: string): Promise<boolean> {
  const known = series.get(name) ?? new Set();
  series.set(name, known);
  const added = await view.evaluate(markUnknown, [...known]);
  for (const kind of added) known.add(kind);
  return added.length > 0;
}

/** Runs in the page. @param before kinds of parts that are left out */
function markUnknown(before: string[]): string[] {
  const isOfStyle = ({ name, value }: Attr): boolean =>
    /^(?:class|style|type|role|open)$/.test(name) ||
    /^aria-[a-z]+=[a-z]*$/.test(`${name}=${value}`);
  const states = [':checked', ':disabled', ':placeholder-shown', ':focus'];
  const describe = (part: Element): string =>
    [
      part.localName,
      ...[...part.attributes].filter(isOfStyle).map(({ name, value }) => `${name}=${value}`),
      ...states.filter((state) => part.matches(state)),
    ].join(' ');
  const saysSomething = (part: Element): boolean =>
    part.matches('input, select, textarea, button, a') ||
    [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

  const seen = new Set(before);
  const kinds = new Map<Element | null, string>([[null, location.pathname]]);
  const added: string[] = [];
  for (const part of document.querySelectorAll<HTMLElement>('*')) {
    const kind = `${kinds.get(part.parentElement)}>${describe(part)}`;
    kinds.set(part, kind);
    delete part.dataset['newPart'];
    if (seen.has(kind) || !saysSomething(part) || !part.checkVisibility()) continue;
    seen.add(kind);
    added.push(kind);
    part.dataset['newPart'] = '';
  }
  return added;
}
