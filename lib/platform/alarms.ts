import { browser } from './browser';

/** In minutes: the shortest that browsers allow. */
const period = 0.5;

/** Wakes the worker every half minute while `wanted`. */
export async function setPeriodicAlarm(name: string, wanted: boolean): Promise<void> {
  if (wanted)
    await browser.alarms.create(name, { delayInMinutes: period, periodInMinutes: period });
  else await browser.alarms.clear(name);
}

/** Replaces the moment before. @param moment epoch milliseconds */
export async function setAlarmAt(name: string, moment: number): Promise<void> {
  await browser.alarms.create(name, { when: moment });
}

export function onAlarm(name: string, listener: () => void): void {
  browser.alarms.onAlarm.addListener((alarm) => {
    if (alarm.name === name) listener();
  });
}

/** In minutes; the first comes soon after it is switched on. */
const daily = { delayInMinutes: 1, periodInMinutes: 24 * 60 };

/** One that is set already keeps its time. */
export async function setDailyAlarm(name: string, wanted: boolean): Promise<void> {
  if (!wanted) await browser.alarms.clear(name);
  else if (!(await browser.alarms.get(name))) await browser.alarms.create(name, daily);
}
