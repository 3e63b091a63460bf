const numbers = new Intl.NumberFormat('en');

/** A number as people read it. */
export const numberText = (count: number): string => numbers.format(count);

/** How many of something, such as `1 link` and `1,200 links`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;
