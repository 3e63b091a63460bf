import type { View } from '../harness/view.ts';

/** A word of a language that is generous with letters, without a place to break it. */
const long = 'Weiterleitungszieladressenverwaltungseinstellungen';

/** How much longer a short label gets in other languages, as the rule of thumb of translators has it. */
const growth = 2.5;

/**
 * Puts longer words in the place of every word of labels, buttons, headings, table heads and the sidebar. What people and
 * services wrote stays.
 */
export function speakAtLength(view: View): Promise<void> {
  return view.evaluate(
    (word, times) => {
      const lengthen = (text: string): string =>
        text.replace(/[\p{L}\d.]+/gu, ({ length }) => word.slice(0, Math.ceil(length * times)));
      const parts = document.querySelectorAll(
        'label, button, .button, h1, h2, h3, legend, thead th, dt, nav a, nav p',
      );
      for (const part of parts) {
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        while (texts.nextNode() !== null) {
          const { currentNode } = texts;
          if (currentNode.parentElement?.closest('.unseen') === null)
            currentNode.nodeValue = lengthen(currentNode.nodeValue ?? '');
        }
      }
      // In a narrow window, cells say themselves what they are.
      for (const cell of document.querySelectorAll('[data-heading]'))
        cell.setAttribute('data-heading', lengthen(cell.getAttribute('data-heading') ?? ''));
    },
    long,
    growth,
  );
}
