/** The room of the product, or the kind of tests, that a file is in, such as `lib/links`, `components/options/bulk` and `test/unit`. */
export function roomOf(path: string): string {
  const [top = '', room = '', ...inner] = path.split('/');
  if (top === 'entrypoints') return top;
  // Each screen of the options page is a room of its own.
  const depth = room === 'options' && inner.length > 1 ? 3 : 2;
  return path.split('/').slice(0, depth).join('/');
}

/** The room that a test is about; for any other file, its own. */
export function testedRoomOf(path: string): string {
  const subject = path
    .replace(/^test\/(?:component|unit\/components)\//, 'components/')
    .replace(/^test\/unit\//, 'lib/');
  return roomOf(subject);
}
