/** An English sentence with its numbers as the reader writes them: tests are read in any language. */
export const asRead = (sentence: string): string => {
  const numbers = new Intl.NumberFormat();
  return sentence.replaceAll(/(?<!\p{L})(?:\d{1,3}(?:,\d{3})+|\d+)/gu, (number) =>
    numbers.format(Number(number.replaceAll(',', ''))),
  );
};

/** A `YYYY-MM-DD` as the reader writes it. */
export const readersDay = (day: string): string =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

/** A `YYYY-MM-DD HH:MM:SS` as the reader writes it. */
export const readersTime = (time: string): string =>
  new Intl.DateTimeFormat(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(Date.parse(`${time.replace(' ', 'T')}Z`));
