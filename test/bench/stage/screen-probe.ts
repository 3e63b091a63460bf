/** What a list showed; times in milliseconds since 1970. */
export interface Sight {
  /** The screen's address in the options page, with its `#`. */
  readonly screen: string;
  /** Rows in the table, or links in the list. */
  readonly rows: number;
  /** What it said about how much is loaded; blank when it said nothing. */
  readonly progress: string;
  /** When the page was changed to this. */
  readonly shown: number;
  /** When the frame with it had been drawn; 0 until then. */
  painted: number;
}

/** Work that something a person did made the page do, until it was changed and laid out. */
export interface Turn {
  /** A key in the search field, or the way of the mouse into it and the click there. */
  readonly kind: 'key' | 'reach';
  readonly began: number;
  done: number;
}

export interface ScreenMarks {
  /** The last click. */
  clicked: number;
  /** When counts stood beside the filters; 0 until then. */
  counted: number;
  sights: Sight[];
  turns: Turn[];
}

declare global {
  /** What the probe has seen; in pages that it is in. */
  var benchScreens: ScreenMarks;
}

/** Notes what a list shows and how long it takes. Runs in the options page, before everything else in it. */
function probe(): void {
  const marks: ScreenMarks = { clicked: 0, counted: 0, sights: [], turns: [] };
  globalThis.benchScreens = marks;
  const now = (): number => performance.timeOrigin + performance.now();
  const since1970 = ({ timeStamp }: Event): number => performance.timeOrigin + timeStamp;

  const endTurn = (kind?: Turn['kind']): void => {
    const turn = marks.turns.at(-1);
    if (turn === undefined || (kind !== undefined && turn.kind !== kind)) return;
    // Has the browser lay the page out.
    document.body.getBoundingClientRect();
    turn.done = now();
  };
  const beginTurn = (kind: Turn['kind'], event: Event): void => {
    if (!(event.target instanceof HTMLInputElement)) return;
    marks.turns.push({ kind, began: since1970(event), done: 0 });
  };
  const notePaint = (sight: Sight): void => {
    const { port1, port2 } = new MessageChannel();
    // A message is handed over after the frame that it was sent in.
    port1.addEventListener('message', () => {
      sight.painted = now();
    });
    port1.start();
    port2.postMessage(null);
  };
  const look = (): void => {
    const count = document.querySelector('.links-filter-count')?.textContent ?? '';
    if (marks.counted === 0 && count !== '') marks.counted = now();
    const rows = document.querySelectorAll('table.rows tbody tr, .links > .link').length;
    const progress = document.querySelector('.load-more p')?.textContent ?? '';
    const screen = location.hash;
    const last = marks.sights.at(-1);
    if (last?.rows === rows && last.progress === progress && last.screen === screen) return;
    const sight: Sight = { screen, rows, progress, shown: now(), painted: 0 };
    marks.sights.push(sight);
    requestAnimationFrame(() => notePaint(sight));
  };
  const isOfList = ({ target }: MutationRecord): boolean => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.closest('main :is(section, .links, .links-filters)') instanceof Element;
  };

  addEventListener('click', (event) => (marks.clicked = since1970(event)), { capture: true });
  // What the page does for an event is done when the listener below its own is called.
  addEventListener('pointerenter', (event) => beginTurn('reach', event), { capture: true });
  addEventListener('focusin', () => endTurn('reach'));
  addEventListener('input', (event) => beginTurn('key', event), { capture: true });
  addEventListener('input', () => endTurn('key'));
  new MutationObserver((records) => {
    // What is changed later on, after a pause, counts as well.
    if (records.some(isOfList)) endTurn('key');
    look();
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

export const screenProbeScript = `(${probe.toString()})();\n`;
