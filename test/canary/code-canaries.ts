import type { Canary } from './canary.ts';

const manyLines = (count: number, line: string) => `${line}\n`.repeat(count);

// Written so that the rule does not find it here.
const todo = ['TO', 'DO'].join('');

/** What source may not do, in the rooms where it would hurt. */
export const codeCanaries: readonly Canary[] = [
  {
    rule: 'import(no-cycle)',
    file: 'lib/links/cycle.ts',
    bad: `import { other } from '@/lib/links/cycle-other';\nexport const cycle = other;`,
    good: `export const cycle = 1;`,
  },
  {
    rule: 'import(no-cycle)',
    file: 'lib/links/cycle-other.ts',
    bad: `import { cycle } from './cycle';\nexport const other = cycle;`,
    good: `import { cycle } from './cycle';\nexport const other = cycle;`,
  },
  {
    rule: 'import(no-default-export)',
    file: 'lib/links/default-export.ts',
    bad: `export default function shorten() {}`,
    good: `export function shorten() {}`,
  },
  {
    rule: 'eslint(no-restricted-properties)',
    file: 'lib/link-index/young.ts',
    bad: `export const hostOf = (text: string): string => URL.parse(text)?.host ?? '';`,
    good: `export const hostOf = (text: string): string => (URL.canParse(text) ? new URL(text).host : '');`,
  },
  {
    rule: 'eslint(no-restricted-globals)',
    file: 'components/popup/young.ts',
    bad: `export const fits = (url: string): boolean => new URLPattern({ hostname: '*' }).test(url);`,
    good: `export const fits = (url: string): boolean => url.includes('.');`,
  },
  {
    rule: 'typescript(no-floating-promises)',
    file: 'lib/links/floating.ts',
    bad: `export function save(work: Promise<void>): void { work.then(() => 1); }`,
    good: `export async function save(work: Promise<void>): Promise<void> { await work; }`,
  },
  {
    rule: 'typescript(no-misused-promises)',
    file: 'entrypoints/options/misused.ts',
    bad: `export function isOpen(open: Promise<boolean>): number { return open ? 1 : 0; }`,
    good: `export async function isOpen(open: Promise<boolean>): Promise<number> { return (await open) ? 1 : 0; }`,
  },
  {
    rule: 'typescript(no-explicit-any)',
    file: 'lib/api/any.ts',
    bad: `export type Body = any;`,
    good: `export type Body = unknown;`,
  },
  {
    rule: 'typescript(no-unsafe-assignment)',
    file: 'lib/api/parsed.ts',
    bad: `export function read(text: string): string { const name: string = JSON.parse(text); return name; }`,
    good: `export function read(text: string): unknown { const body: unknown = JSON.parse(text); return body; }`,
  },
  {
    rule: 'typescript(no-non-null-assertion)',
    file: 'lib/api/non-null.ts',
    bad: `export const first = (rows: string[]): string => rows[0]!;`,
    good: `export const first = (rows: string[]): string => rows[0] ?? '';`,
  },
  {
    rule: 'typescript(ban-ts-comment)',
    file: 'lib/api/silenced.ts',
    bad: `// @ts-ignore\nexport const name: string = 'a';`,
    good: `export const name: string = 'a';`,
  },
  {
    rule: 'typescript(switch-exhaustiveness-check)',
    file: 'components/ui/state.ts',
    bad: `export function text(state: 'on' | 'off'): string { switch (state) { case 'on': { return 'on'; } } return ''; }`,
    good: `export function text(state: 'on' | 'off'): string { switch (state) { case 'on': { return 'on'; } case 'off': { return 'off'; } } return ''; }`,
  },
  ...[
    'components/popup',
    'components/options',
    'lib/links',
    'lib/storage',
    'entrypoints/popup',
    'entrypoints/background',
  ].map((room) => ({
    rule: 'eslint(no-restricted-globals)',
    file: `${room}/http.ts`,
    bad: `export const get = async (url: string): Promise<Response> => await fetch(url);`,
    good: `export const get = async (fetch: (url: string) => Promise<Response>): Promise<Response> => await fetch('a');`,
  })),
  {
    rule: 'eslint(no-restricted-globals)',
    file: 'components/popup/global-fetch.ts',
    bad: `export const get = async (url: string): Promise<Response> => await globalThis.fetch(url);`,
    good: `export const now = (): number => globalThis.performance.now();`,
  },
  {
    rule: 'eslint(no-restricted-globals)',
    file: 'components/options/chrome.ts',
    bad: `declare const chrome: { id: string };\nexport const id = globalThis.chrome.id;`,
    good: `export { browser } from '@/lib/platform/tabs';`,
  },
  {
    rule: 'eslint(no-restricted-globals)',
    file: 'lib/links/kept.ts',
    bad: `export const last = (): string | null => localStorage.getItem('last');`,
    good: `export const last = (kept: Storage): string | null => kept.getItem('last');`,
  },
  {
    rule: 'eslint(no-restricted-properties)',
    file: 'lib/rules/dice.ts',
    bad: `export const dice = Math.random;`,
    good: `export const dice = (): Uint8Array => crypto.getRandomValues(new Uint8Array(7));`,
  },
  {
    rule: 'eslint(no-restricted-properties)',
    file: 'components/ui/markup.ts',
    bad: `export function show(element: HTMLElement, text: string): void { Object.assign(element, {}); element.innerHTML = text; }`,
    good: `export function show(element: HTMLElement, text: string): void { Object.assign(element, {}); element.append(text); }`,
  },
  {
    rule: 'react(no-danger)',
    file: 'components/ui/danger.tsx',
    bad: `export const Note = () => <p dangerouslySetInnerHTML={{ __html: '<b>a</b>' }} />;`,
    good: `export const Note = ({ text }: { text: string }) => <p>{text}</p>;`,
  },
  {
    rule: 'eslint(no-eval)',
    file: 'lib/links/template.ts',
    bad: `export const run = (text: string): unknown => eval(text);`,
    good: `export const run = (text: string): unknown => text;`,
  },
  {
    rule: 'eslint(no-new-func)',
    file: 'lib/links/compiled.ts',
    bad: `export const make = (text: string): unknown => new Function(text);`,
    good: `export const make = (text: string): unknown => () => text;`,
  },
  {
    rule: 'eslint(no-console)',
    file: 'entrypoints/background/log.ts',
    bad: `export const note = (text: string): void => console.log(text);`,
    good: `export const note = (log: (text: string) => void): void => log('a');`,
  },
  {
    rule: 'eslint(max-lines)',
    file: 'lib/links/long-file.ts',
    bad: `export const rows = [\n${manyLines(210, '  1,')}];`,
    good: `export const rows = [\n${manyLines(190, '  1,')}];`,
  },
  {
    rule: 'eslint(max-lines-per-function)',
    file: 'lib/links/long-function.ts',
    bad: `export function rows(): number[] {\n  return [\n${manyLines(45, '    1,')}  ];\n}`,
    good: `export function rows(): number[] {\n  return [\n${manyLines(30, '    1,')}  ];\n}`,
  },
  {
    rule: 'eslint(complexity)',
    file: 'lib/links/branches.ts',
    bad: `export function pick(n: number): string {\n${manyLines(11, "  if (n > 1) return 'a';")}  return '';\n}`,
    good: `export function pick(n: number): string {\n${manyLines(5, "  if (n > 1) return 'a';")}  return '';\n}`,
  },
  {
    rule: 'eslint(no-warning-comments)',
    file: 'lib/links/later.ts',
    bad: `// ${todo}: later\nexport const later = 1;`,
    good: `// Later is fine.\nexport const later = 1;`,
  },
  {
    rule: 'vitest(no-disabled-tests)',
    file: 'test/unit/skipped.test.ts',
    bad: `import { expect, test } from 'vitest';\ntest.skip('adds', () => { expect(1 + 1).toBe(2); });`,
    good: `import { expect, test } from 'vitest';\ntest('adds', () => { expect(1 + 1).toBe(2); });`,
  },
  {
    rule: 'vitest(no-focused-tests)',
    file: 'test/component/focused.test.tsx',
    bad: `import { expect, test } from 'vitest';\ntest.only('adds', () => { expect(1 + 1).toBe(2); });`,
    good: `import { expect, test } from 'vitest';\ntest('adds', () => { expect(1 + 1).toBe(2); });`,
  },
];
