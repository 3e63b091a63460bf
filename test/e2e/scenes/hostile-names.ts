/** A name that somebody gave a thing, and how it has to be shown: as that very text. */
export interface HostileName {
  name: string;
  shown: string;
}

const same = (name: string): HostileName => ({ name, shown: name });

/** What people, and others, put into names. Shown as text, none of it does anything. */
export const hostileNames = [
  same('<img src=x onerror="document.title=1"><b>bold</b>'),
  same('<script>document.title=2</script>'),
  // It is encoded once by the services that encode, and is to be decoded once.
  same('&lt;b&gt; &amp;amp; &#039;'),
  // Marks of direction are left out.
  { name: 'שלום \u200F(abc)', shown: 'שלום (abc)' },
  { name: 'a\u202Egpj.exe', shown: 'agpj.exe' },
  same('👩‍👩‍👧 🏳️‍🌈'),
  same('W'.repeat(10_000)),
] as const satisfies HostileName[];

export const scripted = hostileNames[1].name;

/** What is encoded for HTML in a name of ours, decoded. */
export const decoded = (name: string): string =>
  name
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#039;', "'")
    .replaceAll('&amp;', '&');
