import type { CopyContent } from '@/lib/model/preferences';

import { escapeHtml } from './copy-content';

type Table = readonly (readonly string[])[];

/** A table as spreadsheets and documents take it. */
export const copiedTable = (rows: Table): CopyContent => ({
  text: rows.map((cells) => cells.map(oneCell).join('\t')).join('\n'),
  html: `<table>${rows.map(htmlRow).join('')}</table>`,
});

/** @source GitHub Flavored Markdown, "Tables" */
export const markdownTable = ([head = [], ...rows]: Table): CopyContent => ({
  text: [head, head.map(() => '---'), ...rows].map(markdownRow).join('\n'),
  html: null,
});

const oneCell = (cell: string): string => cell.replaceAll(/\s+/g, ' ');

const htmlRow = (cells: readonly string[], at: number): string => {
  const tag = at === 0 ? 'th' : 'td';
  return `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
};

const markdownRow = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => markdownCell(oneCell(cell))).join(' | ')} |`;

const markdownCell = (cell: string): string =>
  /^https?:\/\/\S+$/.test(cell)
    ? `<${cell.replaceAll('|', String.raw`\|`)}>`
    : cell.replaceAll(/[\\|`*_[\]<]/g, String.raw`\$&`);
