import type { Canary } from './canary.ts';

/** Words in the places where people read them, each in a file of its own, and what is none; and comments without a subject. */
export const wordCanaries: readonly Canary[] = [
  {
    rule: 'words(in-catalogue)',
    file: 'components/popup/words-between-tags.tsx',
    bad: `export const Note = () => <p>Copied</p>;`,
    good: `export const Note = ({ said }: { said: string }) => <p><kbd>cut</kbd> {said} · Curtail</p>;`,
  },
  {
    rule: 'words(in-catalogue)',
    file: 'components/popup/words-in-braces.tsx',
    bad: `export const Note = ({ isOn }: { isOn: boolean }) => <p>{isOn ? 'on' : ''}</p>;`,
    good: `export const Note = ({ isOn }: { isOn: boolean }) => <p class={isOn ? 'note note-on' : 'note'} />;`,
  },
  {
    rule: 'words(in-catalogue)',
    file: 'components/ui/words-read-out.tsx',
    bad: `export const Close = () => <button type="button" aria-label="close" />;`,
    good: `export const Close = ({ name }: { name: string }) => <button type="button" aria-label={name} />;`,
  },
  {
    rule: 'words(in-catalogue)',
    file: 'lib/background/words-in-a-sentence.ts',
    bad: `export const said = (host: string): string => \`\${host} answered\`;`,
    good: `export const path = (host: string): string => \`https://\${host}/answered\`;`,
  },
  {
    rule: 'words(in-catalogue)',
    file: 'lib/menus/words-in-a-table.ts',
    bad: `export const titles = { copy: 'shorten and copy' };`,
    good: `export const titles = { copy: 'menu_copy' };`,
  },
  {
    rule: 'words(in-catalogue)',
    file: 'lib/links/words-of-a-fault.ts',
    bad: `export const state = (): string => 'Saved';`,
    good: `export const state = (): never => { throw new Error('There is no such state.'); };`,
  },
  {
    rule: 'eslint(no-warning-comments)',
    file: 'lib/rules/hidden-subject.ts',
    bad: `/** Null where the service\n * told none. */\nexport const none = null;`,
    good: `/** Null where the service reported none. */\nexport const told = 'nobody';`,
  },
  {
    rule: 'eslint(no-warning-comments)',
    file: 'components/ui/hidden-subject.ts',
    bad: `// Kept for whoever asks.\nexport const none = null;`,
    good: `// Kept for another caller.\nexport const none = null;`,
  },
];
