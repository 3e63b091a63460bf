/**
 * A time of the service's, in the reader's words. It is shown as the service's clock told it, since it does not say in which
 * time zone that stands.
 * @param time `YYYY-MM-DD HH:MM:SS`; anything else is shown as it is
 */
export function timeInWords(time: string): string {
  const at = Date.parse(`${time.replace(' ', 'T')}Z`);
  const words = new Intl.DateTimeFormat(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return Number.isNaN(at) ? time : words.format(at);
}
