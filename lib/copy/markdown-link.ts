/** What the text of a Markdown link must not hold as it is, an entity (`&lt;`) included. */
const inText = /[\\`*_~[\]<]|&(?=#?\w+;)/g;

/** The same for where it leads: its brackets would end it. */
const inDestination = /[\\()<>]|&(?=#?\w+;)/g;

/** A link in Markdown that reads as exactly this text. @param text on one line */
export const markdownLink = (text: string, url: string): string =>
  `[${text.replaceAll(inText, String.raw`\$&`)}](${url.replaceAll(inDestination, String.raw`\$&`)})`;
