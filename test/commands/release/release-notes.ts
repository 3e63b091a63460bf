/** What Firefox's store takes at most, in characters. */
const mostForFirefox = 3000;

/**
 * The section of a version in the changelog: what stands below its heading, such as `## 1.2.0` or `## [1.2.0] - 2026-01-31`.
 * @throws {Error} when there is none
 */
export function releaseNotes(changelog: string, version: string): string {
  const section = changelog.split(/^## /m).find((part) => {
    const [heading = ''] = part.split('\n', 1);
    return heading.split(/[\s[\]]+/).includes(version);
  });
  const notes = section?.split('\n').slice(1).join('\n').trim();
  if (notes === undefined || notes === '')
    throw new Error(`CHANGELOG.md says nothing of ${version}: add a section “## ${version}”.`);
  return notes;
}

/** Notes as Firefox's store takes them: cut at the end of a line, or within the first where that alone is too long. */
export function firefoxNotes(notes: string): string {
  const characters = Array.from(notes);
  if (characters.length <= mostForFirefox) return notes;
  const lineEnd = characters.lastIndexOf('\n', mostForFirefox);
  return characters
    .slice(0, lineEnd > 0 ? lineEnd : mostForFirefox)
    .join('')
    .trimEnd();
}
