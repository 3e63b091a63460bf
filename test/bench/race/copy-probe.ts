import type { Sign } from './contestant.ts';

/** When something happened in a popup, in milliseconds since 1970; 0 for what has not. */
export interface Marks {
  /** The last click in the popup. */
  pressed: number;
  /** The browser took a text for the clipboard. */
  copied: number;
  /** The popup shows the link. */
  shown: number;
}

declare global {
  /** What the probe has seen; in pages that it is in. */
  var benchMarks: Marks;
}

/** Notes when a link is asked for, copied and shown. Runs in the popup. @param done what is seen when it is shown */
export function watchCopying(done: Sign): void {
  const marks: Marks = { pressed: 0, copied: 0, shown: 0 };
  globalThis.benchMarks = marks;
  const now = (): number => performance.timeOrigin + performance.now();
  const noteCopy = (): void => {
    marks.copied ||= now();
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      marks.pressed = performance.timeOrigin + timeStamp;
    },
    { capture: true },
  );

  const execCommand = document.execCommand.bind(document);
  document.execCommand = (...command) => {
    const isDone = execCommand(...command);
    if (isDone && command[0] === 'copy') noteCopy();
    return isDone;
  };
  const clipboard = navigator.clipboard;
  const writeText = clipboard.writeText.bind(clipboard);
  clipboard.writeText = async (text) => {
    await writeText(text);
    noteCopy();
  };
  const write = clipboard.write.bind(clipboard);
  clipboard.write = async (items) => {
    await write(items);
    noteCopy();
  };

  const isShown = (element: Element): boolean =>
    element.textContent.includes(done.text ?? '') && element.getClientRects().length > 0;
  const observer = new MutationObserver(() => {
    if (![...document.querySelectorAll(done.selector)].some(isShown)) return;
    marks.shown = now();
    observer.disconnect();
  });
  observer.observe(document, {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
  });
}

/** The same as a script of its own, for a popup that copies without a press. */
export const copyProbeScript = (done: Sign): string =>
  `(${watchCopying.toString()})(${JSON.stringify(done)});\n`;
