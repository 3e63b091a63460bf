import type { ChoiceText } from '@/components/ui/choice';
import type { Preferences } from '@/lib/model/preferences';

interface Question<T extends string> {
  legend: string;
  choices: readonly ChoiceText<T>[];
}

/** The preferences that are one of a few. */
type ChoicePreference = 'toolbar' | 'shortPart' | 'menu';

/** What each of them asks, and what may be answered. */
export const questions: { readonly [K in ChoicePreference]: Question<Preferences[K]> } = {
  toolbar: {
    legend: 'What should the toolbar button do?',
    choices: [
      {
        value: 'at_once',
        text: 'Shorten at once',
        means: 'One click, and the short link of the page is on your clipboard.',
      },
      {
        value: 'form',
        text: 'Let me choose first',
        means: 'A click opens the form: alias, password, expiry, domain. Enter makes the link.',
      },
    ],
  },
  shortPart: {
    legend: 'Who picks the short part when the alias is blank?',
    choices: [
      {
        value: 'service',
        text: 'The service',
        means:
          'Its own short parts, often the shortest. When a connection breaks, a browser may repeat the request by itself, and then there can be two links.',
      },
      {
        value: 'curtail',
        text: 'Curtail',
        means:
          'Seven letters and digits at random. A repeat by the browser cannot make a second link, as the short part is taken by then.',
      },
    ],
  },
  menu: {
    legend: 'What should a right-click on a link, image, selection or page offer?',
    choices: [
      {
        value: 'one',
        text: 'One entry',
        means: 'Shorten and copy, with nothing in between.',
      },
      {
        value: 'choices',
        text: 'A submenu with choices',
        means:
          'Shorten and copy, choose options first, show the QR code, or use one of your domains.',
      },
    ],
  },
};
