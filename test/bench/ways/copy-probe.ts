/** Where the probe notes when the clipboard took a text, in milliseconds since 1970. */
export const copiedAt = 'bench-copied-at';

/** Notes when the clipboard took a text. Runs in the document that copies for the worker, before everything else in it. */
function probe(name: string): void {
  const execCommand = document.execCommand.bind(document);
  document.execCommand = (...command) => {
    const done = execCommand(...command);
    // The document is gone before anybody could ask it.
    if (done && command[0] === 'copy')
      localStorage.setItem(name, String(performance.timeOrigin + performance.now()));
    return done;
  };
}

export const copyProbeScript = `(${probe.toString()})(${JSON.stringify(copiedAt)});\n`;
