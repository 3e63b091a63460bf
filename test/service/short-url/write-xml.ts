import { choices } from '../choices.ts';

const { xmlClient, xmlListItem } = choices.shortUrl;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Control characters that XML 1.0 cannot hold in any spelling. */
// oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
const unspeakable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** An answer as XML: `message` with `client` and `time`, and in it `response` with the envelope. */
export function writeXml(envelope: Readonly<Record<string, unknown>>, time: string): string {
  const attributes = `client="${escape(xmlClient)}" time="${escape(time)}"`;
  const response = element('response', envelope);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<message ${attributes}>${response}</message>`;
}

function element(name: string, value: unknown): string {
  return `<${name}>${content(value)}</${name}>`;
}

function content(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => element(xmlListItem, item)).join('');
  if (typeof value === 'object') return elements(value);
  return escape(`${value as string | number | boolean}`);
}

function elements(fields: object): string {
  return Object.entries(fields)
    .map(([name, inner]) => element(name, inner))
    .join('');
}

function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(unspeakable, '\uFFFD')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
