import fc from 'fast-check';

/** Titles as pages may have them on purpose: marks of every language that they are written into, and what cannot be seen. */
export const awkwardText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...Array.from('[]()<>*_`~\\&;#!|{}"\'$%aAßé \n\r\t😀日&lt;')),
    fc.constantFrom('\u0000', '\u001B', '\u0085', '\u2028', '\u202E', '\u2066', '\u200F', '\uFEFF'),
    fc.constantFrom(
      '\uD800',
      '\uDC00',
      '\uFFFE',
      '&amp;',
      '&#60;',
      '{link}',
      '{title}',
      '$&',
      '](',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
});
