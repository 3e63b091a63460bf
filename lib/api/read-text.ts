/** Bytes. The list of active links may hold 50,000 of them. */
const mostBytes = 8 * 1024 * 1024;

/**
 * Reads a body to its end, or until it is too much.
 * @returns the text, decoded from UTF-8; null when the body is larger than 8 MB, of which no more is then fetched
 */
export async function readText(response: Response): Promise<string | null> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > mostBytes) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
