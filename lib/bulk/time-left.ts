const minute = 60_000;
const hour = 60 * minute;

/** A time that is left, for people: rounded, as it is a guess. @param left milliseconds */
export function timeLeft(left: number): string {
  if (left < minute) return 'less than a minute';
  if (left < 1.5 * minute) return 'about 1 minute';
  if (left < 1.5 * hour) return `about ${Math.round(left / minute)} minutes`;
  return `about ${Math.round(left / hour)} hours`;
}
