import {
  type PlainCharacter,
  createPieceFinder,
  ignored,
  pieceLength,
  readCharacter,
} from './pieces';

/** What must not be seen, and how many characters of it give it away, wherever in it they stand. */
export interface HiddenText {
  text: string;
  minLength: number;
}

export interface RunHider {
  /** Whether a text may hold something of it. Quick, also for a whole answer as it came. */
  mayBeIn(text: string): boolean;
  /** The text without it. */
  hide(text: string): string;
}

/** A part of a text, by where it begins and ends. */
interface Span {
  from: number;
  to: number;
}

/**
 * Makes what hides every run of so many characters of texts of ASCII: in any letter case, also with blanks, hyphens and line
 * breaks in it, percent-encoded and with characters of HTML. A text of fewer characters is hidden as a whole.
 * @param mark what stands in its place
 */
export function createRunHider(hidden: readonly HiddenText[], mark: string): RunHider {
  const targets = hidden.map(({ text, minLength }) => ({ text: plainText(text), minLength }));
  const mayBeIn = createPieceFinder(targets.flatMap(piecesOf));
  const windows = windowsOf(targets);
  return { mayBeIn, hide: (text) => (mayBeIn(text) ? withoutRuns(text, windows, mark) : text) };
}

const plainText = (text: string): string => readPlainly(text).plain;

/** Pieces of a hidden text, each half a run after the one before: every run of it holds one of them whole. */
function piecesOf({ text, minLength }: HiddenText): string[] {
  const step = Math.floor(minLength / 2);
  const last = text.length < minLength ? 0 : text.length - pieceLength;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) =>
    text.slice(i * step, i * step + pieceLength),
  ).filter((piece) => piece !== '');
}

/** Every run of the shortest length, by that length. */
function windowsOf(targets: readonly HiddenText[]): Map<number, Set<string>> {
  const windows = new Map<number, Set<string>>();
  for (const { text, minLength } of targets) {
    const length = Math.min(minLength, text.length);
    if (length === 0) continue;
    const known = windows.get(length) ?? new Set<string>();
    for (let at = 0; at + length <= text.length; at += 1) known.add(text.slice(at, at + length));
    windows.set(length, known);
  }
  return windows;
}

function withoutRuns(
  text: string,
  windows: ReadonlyMap<number, ReadonlySet<string>>,
  mark: string,
): string {
  const { plain, places } = readPlainly(text);
  let shown = '';
  let done = 0;
  for (const { from, to } of runsIn(plain, windows)) {
    shown += text.slice(done, places[from]?.from) + mark;
    done = places[to - 1]?.to ?? text.length;
  }
  return shown + text.slice(done);
}

/** What is compared of a text, and where each unit of it stands there. */
function readPlainly(text: string): { plain: string; places: Span[] } {
  const character: PlainCharacter = { code: 0, length: 1 };
  const places: Span[] = [];
  let plain = '';
  for (let at = 0; at < text.length; at += character.length) {
    readCharacter(text, at, character);
    if (character.code === ignored) continue;
    plain += String.fromCharCode(character.code);
    places.push({ from: at, to: at + character.length });
  }
  return { plain, places };
}

/** In order, and none that touches another one. */
function runsIn(plain: string, windows: ReadonlyMap<number, ReadonlySet<string>>): Span[] {
  const runs: Span[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    let to = 0;
    for (const [length, known] of windows)
      if (known.has(plain.slice(at, at + length))) to = Math.max(to, at + length);
    if (to === 0) continue;
    const last = runs.at(-1);
    if (last !== undefined && last.to >= at) last.to = Math.max(last.to, to);
    else runs.push({ from: at, to });
  }
  return runs;
}
