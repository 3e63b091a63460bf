import { dirname, join, relative, sep } from 'node:path';

/** Pictures of screens, each a PNG file under the screen's name. */
interface Pictures {
  readonly folder: string;
  readonly names: readonly string[];
}

/**
 * Shows each screen before and after, side by side, and after them the screens that one side alone has.
 * @param file where the page will be, from which it finds the pictures
 * @returns the page
 */
export function picturePage(before: Pictures, after: Pictures, file: string): string {
  const both = before.names.filter((name) => after.names.includes(name));
  const figures = (name: string, folders: readonly string[]): string => {
    const images = folders.map((folder) => {
      const path = relative(dirname(file), join(folder, `${name}.png`));
      const address = path.split(sep).map(encodeURIComponent).join('/');
      return `<img src="${escaped(address)}" alt="${escaped(folder)}">`;
    });
    return `<h2 id="${escaped(name)}">${escaped(name)}</h2><div>${images.join('')}</div>`;
  };
  const only = (title: string, { folder, names }: Pictures): string[] => {
    const rest = names.filter((name) => !both.includes(name));
    return rest.length === 0
      ? []
      : [`<h1>${title}</h1>`, ...rest.map((name) => figures(name, [folder]))];
  };
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and after</title>',
    '<style>body{font:16px/1.5 system-ui;margin:2rem;background:#eee}div{display:grid;grid-template-columns:1fr 1fr;gap:2rem}',
    'img{max-inline-size:100%;outline:1px solid #aaa}</style><h1>Before and after</h1>',
    ...both.map((name) => figures(name, [before.folder, after.folder])),
    ...only('Only before', before),
    ...only('Only after', after),
  ].join('\n');
}

/** Text as it stands in HTML, between tags or quotes. */
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${String(sign.codePointAt(0))};`);
