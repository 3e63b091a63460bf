/** The host permission that an address needs. Ports cannot be told apart in it. */
export function hostPattern(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
}
