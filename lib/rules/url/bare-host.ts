/**
 * A host without a scheme at the beginning of a text: labels and a top-level domain of letters, perhaps a port. What comes
 * after must not belong to it, nor make it the first half of an e-mail address. Bounded, so that no text keeps it busy.
 */
const host =
  /^(?:[\p{L}\p{N}-]{1,63}\.){1,10}(\p{L}{2,63}|xn--[a-z\d-]{1,59})(?::\d{1,5})?(?!\.?[\p{L}\p{N}@_-])/iu;

/** What reads like a host and is the name of a file more often. None of these is a top-level domain. */
const fileEndings = new Set(
  'avi bmp conf cpp css csv doc docx exe gif htm html ini jpeg jpg js json jsx log mp3 pdf php png ppt pptx rtf svg tar tex ts tsx ttf txt vue wav webp xls xlsx xml yaml yml'.split(
    ' ',
  ),
);

/** @returns the host, with its port, that a text without a scheme begins with; null where it begins with none */
export function bareHost(text: string): string | null {
  const [found, ending = ''] = host.exec(text) ?? [];
  return found === undefined || fileEndings.has(ending.toLowerCase()) ? null : found;
}
