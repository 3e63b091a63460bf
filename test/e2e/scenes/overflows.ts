import type { View } from '../harness/view.ts';

/**
 * What does not fit where it stands: parts that reach out of the window, texts wider than their box, and buttons that cut
 * their words. What can be pushed sideways, and what is there for readers alone, is left out.
 * @returns a line for each; empty when all fits
 */
export function overflows(view: View): Promise<string[]> {
  return view.evaluate(() => {
    const window = document.documentElement.clientWidth;
    /** Half a pixel is rounding. */
    const slack = 1;
    const isPushed = (part: Element): boolean =>
      part.parentElement !== null &&
      (/auto|scroll/.test(getComputedStyle(part.parentElement).overflowX) ||
        isPushed(part.parentElement));
    const describe = (part: Element, what: string): string =>
      `${what}: <${part.localName} class="${part.getAttribute('class') ?? ''}"> ${(part.textContent ?? '').slice(0, 60)}`;
    /** Clipped away for the eye, by a class or by how wide the window is. */
    const isUnseen = (part: Element): boolean =>
      getComputedStyle(part).clipPath === 'inset(50%)' ||
      (part.parentElement !== null && isUnseen(part.parentElement));

    const beyondWindow = (part: Element): boolean => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 0 && (right > window + slack || left < -slack);
    };
    /** An end that is shown with an ellipsis, or that fades out, is no loss that nobody sees. */
    const wider = (part: Element): boolean => {
      const { display, maskImage, textOverflow, overflowX } = getComputedStyle(part);
      if (display === 'inline' || part.clientWidth === 0 || /auto|scroll/.test(overflowX))
        return false;
      if (textOverflow === 'ellipsis' || maskImage !== 'none') return false;
      return part.scrollWidth > part.clientWidth + slack;
    };
    const cut = (part: Element): boolean =>
      part.matches('button, .button') && part.scrollHeight > part.clientHeight + slack;

    const parts = [...document.querySelectorAll('body *')].filter(
      (part) => part instanceof HTMLElement && !isUnseen(part) && part.checkVisibility(),
    );
    return [
      ...parts
        .filter((part) => beyondWindow(part) && !isPushed(part))
        .map((part) => describe(part, 'beyond the window')),
      ...parts
        .filter((part) => !part.matches('input, select, textarea') && wider(part))
        .map((part) => describe(part, 'wider than its box')),
      ...parts.filter(cut).map((part) => describe(part, 'cut off')),
    ];
  });
}
