import type { Ask } from '@/lib/model/command';
import { activeTab } from '@/lib/platform/active-tab';
import { onCommand } from '@/lib/platform/command-presses';
import { pageProblem } from '@/lib/rules/url/page-problem';

import type { CarryOut } from './carry-out';
import { placeOf } from './place-of';

/** Does what the keys of `wxt.config.ts` ask for. The popup's own are the browser's business. */
export function answerCommands(carryOut: CarryOut): void {
  onCommand((name, tab) => {
    const { url, title = '' } = tab ?? {};
    if (url === undefined) void withActiveTab(carryOut, name);
    else void carryOut(askOf(name, { url, title }), placeOf(tab));
  });
}

/** Some browsers name no tab, or not its address. */
async function withActiveTab(carryOut: CarryOut, name: string): Promise<void> {
  const tab = await activeTab();
  await carryOut(askOf(name, tab), placeOf({ ...tab, incognito: tab.private }));
}

function askOf(name: string, { url, title }: { url: string; title: string }): Ask {
  // The popup tells why a page cannot be shortened, and offers a field for another address.
  if (name === 'shorten_and_show_qr') return { kind: 'show_qr', target: { url, title } };
  const problem = pageProblem(url);
  return problem === null
    ? { kind: 'shorten', targets: [{ url, title }], domain: null }
    : { kind: 'refuse', problem };
}
