/**
 * Finds what a person would call by this name, as far as simple rules tell: `aria-labelledby`, `aria-label`, labels, own text,
 * `title`, `placeholder`. What neither eye nor reader gets is left out. Runs in the page, so all that it needs is within it.
 * @param kind a role, or `field` for whatever can be filled in
 */
export function findNamed(kind: string, name: string): HTMLElement[] {
  const native: Readonly<Record<string, string>> & { field: string } = {
    button: 'button, input:is([type=button], [type=submit], [type=reset])',
    link: 'a[href]',
    checkbox: 'input[type=checkbox]',
    radio: 'input[type=radio]',
    field:
      'input:not([type=hidden], [type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=image], [type=file], [type=range], [type=color]), select, textarea',
  };
  const ofRole = `${kind in native ? `:is(${native[kind]}):not([role]), ` : ''}[role="${kind}"]`;
  const selector = kind === 'field' ? native.field : ofRole;
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;

  const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert]') === null;

  /** What a reader says of a part within what it names. */
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof HTMLElement) || node.matches('input, select, textarea')) return '';
    if (!isShown(node)) return '';
    const said = node.ariaLabel ?? (node instanceof HTMLImageElement ? node.alt : null);
    const text = said ?? [...node.childNodes].map(textOf).join('');
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
  };

  const labelOf = (element: HTMLElement): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labelling = ids.flatMap((id) => document.getElementById(id) ?? []);
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
    return (
      oneLine(labelling.map(textOf).join(' ')) ||
      oneLine(element.ariaLabel ?? '') ||
      oneLine([...(labels ?? [])].map(textOf).join(' '))
    );
  };

  const contentOf = (element: HTMLElement): string => {
    if (element instanceof HTMLInputElement) return kind === 'button' ? element.value : '';
    return kind === 'field' ? '' : oneLine([...element.childNodes].map(textOf).join(''));
  };

  const nameOf = (element: HTMLElement): string =>
    labelOf(element) ||
    contentOf(element) ||
    oneLine(element.title || (element.getAttribute('placeholder') ?? ''));

  return [...modal.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => nameOf(element) === oneLine(name) && isShown(element),
  );
}
