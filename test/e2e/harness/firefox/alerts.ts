import type { Note } from '../note.ts';
import type { Privileged } from './privileged.ts';

/** Without a window system nobody would show notifications: this keeps them as one would. */
const keepAlerts = `(() => {
  const alerts = (globalThis.curtailAlerts = new Map());
  const service = {
    showAlert: (alert, listener) => {
      alerts.set(alert.name, { alert, listener });
      listener?.observe(null, 'alertshow', alert.cookie);
    },
    closeAlert: (name) => {
      const { alert, listener } = alerts.get(name) ?? {};
      alerts.delete(name);
      listener?.observe(null, 'alertfinished', alert.cookie);
    },
    QueryInterface: ChromeUtils.generateQI(['nsIAlertsService']),
  };
  Components.manager.QueryInterface(Ci.nsIComponentRegistrar).registerFactory(
    Services.uuid.generateUUID(), 'alerts', '@mozilla.org/alerts-service;1',
    { createInstance: (iid) => service.QueryInterface(iid),
      QueryInterface: ChromeUtils.generateQI(['nsIFactory']) });
})()`;

/** To be done once, before there is a notification. */
export async function watchAlerts(privileged: Privileged): Promise<void> {
  await privileged(keepAlerts);
}

export async function shownAlerts(privileged: Privileged): Promise<Note[]> {
  const shown = await privileged(`JSON.stringify([...curtailAlerts.values()].map(({ alert }) =>
    ({ id: alert.name, title: alert.title, message: alert.text, buttons: [] })))`);
  return JSON.parse(String(shown)) as Note[];
}

export async function clickAlert(privileged: Privileged, id: string): Promise<void> {
  await privileged(`(() => {
    const { alert, listener } = curtailAlerts.get(${JSON.stringify(id)});
    listener.observe(null, 'alertclickcallback', alert.cookie);
  })()`);
}
