import { browser } from './browser';

/** Minutes: the shortest that browsers allow. */
const period = 0.5;

/** Sees to it that the worker is woken every half minute, or no more. */
export async function setPeriodicAlarm(name: string, wanted: boolean): Promise<void> {
  if (wanted)
    await browser.alarms.create(name, { delayInMinutes: period, periodInMinutes: period });
  else await browser.alarms.clear(name);
}

/** Sees to it that the worker is woken once, at a moment in epoch milliseconds; it takes the place of the moment before. */
export async function setAlarmAt(name: string, moment: number): Promise<void> {
  await browser.alarms.create(name, { when: moment });
}

/** Calls back each time. */
export function onAlarm(name: string, listener: () => void): void {
  browser.alarms.onAlarm.addListener((alarm) => {
    if (alarm.name === name) listener();
  });
}

/** Minutes. `first`: until whoever was just asked to look does so. */
const daily = { first: 1, period: 24 * 60 };

/** Sees to it that the worker is woken once a day, or no more. One that is set already keeps its time. */
export async function setDailyAlarm(name: string, wanted: boolean): Promise<void> {
  if (!wanted) await browser.alarms.clear(name);
  else if (!(await browser.alarms.get(name))) {
    await browser.alarms.create(name, {
      delayInMinutes: daily.first,
      periodInMinutes: daily.period,
    });
  }
}
