/** When something happened in a popup, in milliseconds since 1970; 0 for what has not. */
export interface Marks {
  /** The last click or key press in the popup. */
  pressed: number;
  /** The browser took a text for the clipboard. */
  copied: number;
  /** The popup said so. */
  shown: number;
  /** The frame that says so was drawn. */
  painted: number;
}

declare global {
  /** What the probe has seen; in pages that it is in. */
  var benchMarks: Marks;
}

/** Notes when a link is asked for, copied and shown. Runs in the popup, before everything else in it. */
function probe(): void {
  const marks: Marks = { pressed: 0, copied: 0, shown: 0, painted: 0 };
  globalThis.benchMarks = marks;
  const now = (): number => performance.timeOrigin + performance.now();
  const notePress = (event: Event): void => {
    marks.pressed = performance.timeOrigin + event.timeStamp;
  };
  const noteCopy = (): void => {
    marks.copied ||= now();
  };
  const notePaint = (): void => {
    const { port1, port2 } = new MessageChannel();
    // A message is handed over after the frame that it was sent in.
    port1.addEventListener('message', () => {
      marks.painted = now();
    });
    port1.start();
    port2.postMessage(null);
  };
  addEventListener('click', notePress, { capture: true });

  const execCommand = document.execCommand.bind(document);
  document.execCommand = (...command) => {
    const done = execCommand(...command);
    if (done && command[0] === 'copy') noteCopy();
    return done;
  };
  const clipboard = navigator.clipboard;
  const writeText = clipboard.writeText.bind(clipboard);
  clipboard.writeText = async (text) => {
    await writeText(text);
    noteCopy();
  };
  const observer = new MutationObserver(() => {
    if (!document.body.textContent.includes('Copied')) return;
    marks.shown = now();
    observer.disconnect();
    requestAnimationFrame(notePaint);
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}

export const probeScript = `(${probe.toString()})();\n`;
