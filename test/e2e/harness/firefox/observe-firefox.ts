import type { Observation } from '../observation.ts';
import type { Privileged } from './privileged.ts';

/** Runs in each process that has pages, and sends on what extensions write on their consoles. */
const reportConsole = `Cc['@mozilla.org/consoleAPI-storage;1']
  .getService(Ci.nsIConsoleAPIStorage)
  .addLogEventListener((event) => {
    if (event.addonId) sendAsyncMessage('curtail:console', {
      kind: 'console',
      level: event.level,
      where: event.filename,
      text: event.arguments.map(String).join(' '),
    });
  }, Services.scriptSecurityManager.getSystemPrincipal())`;

/** Keeps what pages of extensions say, and what the browser has to say about them: BiDi keeps silent. */
const startListening = `(() => {
  const observations = (globalThis.curtailObservations = []);
  const listener = {
    observe(message) {
      if (!(message instanceof Ci.nsIScriptError)) return;
      if (!message.sourceName.startsWith('moz-extension:')) return;
      // Closing a page while it waits for an answer is nobody's fault.
      if (/^Promise (resolved|rejected) after context unloaded/.test(message.errorMessage)) return;
      const isWarning = message.flags & Ci.nsIScriptError.warningFlag;
      const spoken = isWarning ? 'log' : 'exception';
      observations.push({
        kind: message.category.startsWith('CSP') ? 'policy violation' : spoken,
        level: isWarning ? 'warning' : 'error',
        where: message.sourceName,
        text: message.errorMessage,
      });
    },
    QueryInterface: ChromeUtils.generateQI(['nsIConsoleListener']),
  };
  Services.console.registerListener(listener);
  Services.ppmm.addMessageListener('curtail:console', ({ data }) => observations.push(data));
  Services.ppmm.loadProcessScript(
    'data:,' + encodeURIComponent(${JSON.stringify(reportConsole)}), true);
})()`;

export async function observeFirefox(privileged: Privileged): Promise<void> {
  await privileged(startListening);
}

/** What was said so far. */
export async function firefoxObservations(privileged: Privileged): Promise<Observation[]> {
  const kept = await privileged('JSON.stringify(curtailObservations)');
  return JSON.parse(String(kept)) as Observation[];
}
