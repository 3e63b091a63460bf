import type { View } from '../harness/view.ts';

/**
 * The addresses that do not read from left to right on each of their lines, as they do wherever words read from the right have
 * mixed with them: `example.org/spring` as `spring/example.org`.
 * @returns each as it was written; empty when all are in order
 */
export function outOfOrder(view: View): Promise<string[]> {
  return view.evaluate(() => {
    const address = /[a-z\d][\w-]*(?:[./:?&=#%~-]+[\w-]+)+\/?/gi;
    const blocks = new Map<Element, Text[]>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const text = texts.currentNode as Text;
      let block = text.parentElement;
      while (block !== null && getComputedStyle(block).display.startsWith('inline'))
        block = block.parentElement;
      if (block !== null && block.checkVisibility() && block.closest('.unseen') === null)
        blocks.set(block, [...(blocks.get(block) ?? []), text]);
    }

    /** Its characters as they are drawn; those without a size, such as an address's scheme, are not. */
    const drawn = (parts: readonly Text[]) =>
      parts
        .flatMap((text) =>
          Array.from(text.data, (character, index) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            const { left, bottom, width } = range.getBoundingClientRect();
            return { character, left, bottom, width };
          }),
        )
        .filter(({ width }) => width >= 1);

    return [...blocks.values()].flatMap((parts) => {
      const characters = drawn(parts);
      const written = characters.map(({ character }) => character).join('');
      return [...written.matchAll(address)].flatMap(({ 0: found, index }) => {
        const place = characters.slice(index, index + found.length);
        const isWrong = place.some(
          ({ left, bottom }, at) =>
            at > 0 &&
            Math.abs(bottom - (place[at - 1]?.bottom ?? 0)) < 4 &&
            left <= (place[at - 1]?.left ?? 0),
        );
        return isWrong && /[a-z.:]/i.test(found) ? [found] : [];
      });
    });
  });
}
