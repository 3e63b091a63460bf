const numbers = new Intl.NumberFormat();

/** A number as its reader writes it. */
export const numberText = (count: number): string => numbers.format(count);

/** How many of something, such as `1 link` and `1,200 links`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** `4,000 of 100,000` */
export const progressInWords = ({ done, total }: { done: number; total: number }): string =>
  `${numberText(done)} of ${numberText(total)}`;
