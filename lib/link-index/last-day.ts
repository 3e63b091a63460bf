/** Comes after every day. */
const noLastDay = 100_000_000;

/** `YYYY-MM-DD` as the number YYYYMMDD, which compares faster than text; what is no such text ends never. */
export const lastDay = (day: string | null): number =>
  day !== null && /^\d{4}-\d\d-\d\d$/.test(day) ? Number(day.replaceAll('-', '')) : noLastDay;
