/** Adds styles that most openings of the popup do without: its style sheet, which is read before the first frame, leaves them out. */
export function addStyles(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}
