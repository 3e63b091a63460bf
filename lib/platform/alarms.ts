import { browser } from 'wxt/browser';

/** Minutes: the shortest that browsers allow. */
const period = 0.5;

/** Sees to it that the worker is woken every half minute, or no more. */
export async function keepWaking(name: string, wanted: boolean): Promise<void> {
  if (wanted)
    await browser.alarms.create(name, { delayInMinutes: period, periodInMinutes: period });
  else await browser.alarms.clear(name);
}

/** Calls back each time. */
export function onAlarm(name: string, listener: () => void): void {
  browser.alarms.onAlarm.addListener((alarm) => {
    if (alarm.name === name) listener();
  });
}
