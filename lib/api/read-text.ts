import { readBytes } from './read-bytes';

/** Bytes. The list of active links may hold 100,000 of them, on domains and with short parts of any length. */
const mostBytes = 24 * 1024 * 1024;

/**
 * Reads a body to its end, or until it is too much.
 * @returns the text, decoded from UTF-8; null when the body is larger than 24 MB, of which no more is then fetched
 */
export async function readText(response: Response): Promise<string | null> {
  const bytes = await readBytes(response, mostBytes);
  return bytes && new TextDecoder().decode(bytes);
}
