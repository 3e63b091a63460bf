import { oneLine } from '@/lib/rules/text';

export interface Description {
  /** What Enter does, with `subject` for its object; missing where it goes without saying. */
  does?: string;
  /** `as`: an address, or less important text. */
  about?: readonly { text: string; as?: 'url' | 'dim' }[];
}

/** Stands for the object in a message, which never holds this character. */
export const subject = '\uE000';

/** In characters: the most that an address bar shows. */
const maxPartLength = 120;

const entities = new Map(
  Object.entries({ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }),
);

/** Invalid in XML, beyond the controls. */
const notInXml = /[\p{Cs}\uFFFE\uFFFF]/gu;

export function describe(
  { does = subject, about = [] }: Description,
  style: DescriptionStyle,
): string {
  const shown = about
    .map(({ text, as }) => ({ text: fitted(oneLine(text)), as }))
    .filter(({ text }) => text !== '');
  if (style === 'plain') {
    return does.split(subject).join(shown.map(({ text }) => text).join(' – '));
  }
  const marked = shown.map(({ text, as }) => wrapped(escapeXml(text), as));
  return does.split(subject).map(escapeXml).join(marked.join('<dim> – </dim>'));
}

function fitted(text: string): string {
  const letters = Array.from(text.replaceAll(notInXml, ''));
  return letters.length > maxPartLength
    ? `${letters.slice(0, maxPartLength - 1).join('')}…`
    : letters.join('');
}

const wrapped = (xml: string, tag: string | undefined): string =>
  tag === undefined ? xml : `<${tag}>${xml}</${tag}>`;

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&${entities.get(sign) ?? ''};`);

export interface Suggestion {
  content: string;
  description: string;
}

export interface AddressBarLines {
  first: string;
  best: Suggestion | null;
  suggestions: Suggestion[];
}

/** Chromium takes XML with `<url>` and `<dim>`, Firefox plain text. */
export type DescriptionStyle = 'xml' | 'plain';
