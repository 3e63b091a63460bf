import fc from 'fast-check';

/** Cells as files hold them, and as those write them who mean harm. Line breaks in them are all of one kind. */
export const anyCell = fc.oneof(
  fc.string({ unit: 'grapheme' }).map(oneKindOfBreak),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...Array.from('=+-@＝−\'";,\t\n \u200B\uFEFFa1')),
        fc.constant('https://a.example/'),
      ),
    )
    .map((parts) => parts.join('')),
);

/** Rows that have something in them. */
export const anyTable = fc.array(
  fc
    .array(anyCell, { minLength: 1, maxLength: 6 })
    .filter((cells) => cells.some((cell) => cell.trim() !== '')),
  { maxLength: 8 },
);

function oneKindOfBreak(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
