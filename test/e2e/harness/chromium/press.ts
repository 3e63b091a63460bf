import type { Page } from 'puppeteer-core';

import { findNamed } from '../find-named.ts';
import { patience } from '../poll.ts';
import { inPage } from './in-page.ts';

/** Where to press, or what is in the way of it. */
interface Place {
  x: number;
  y: number;
  problem: '' | 'absent' | 'ambiguous' | 'disabled' | 'moving' | 'covered';
}

/**
 * Presses with the mouse what a person knows by this name.
 * @param pressAsTold for a name that simple rules find nowhere, or twice: finds and presses it as it is told to readers; false where nothing is told
 * @throws {Error} when it cannot be pressed in time
 */
export async function press(
  page: Page,
  role: string,
  name: string,
  pressAsTold: () => Promise<boolean>,
): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    const { x, y, problem } = (await inPage(page, waitForPlace, findNamed, role, name)) as Place;
    const isUnknown = problem === 'absent' || problem === 'ambiguous';
    if (problem === '' && (await untilClosed(page, click(page, x, y)))) return;
    if (isUnknown && (await untilClosed(page, pressAsTold()))) return;
    if (performance.now() > end)
      throw new Error(`The ${role} "${name}" could not be pressed: it was ${problem}.`);
  }
}

/** False when what was there has moved away meanwhile. */
async function click(page: Page, x: number, y: number): Promise<boolean> {
  await page.mouse.click(x, y);
  return (await inPage(page, hasHit)) === true;
}

interface Guarded {
  /** Whether the last press met something else than it was meant for, which has not heard of it. */
  hasMissed?: boolean;
  endGuard?: () => void;
}

/** Runs in the page; one that came anew is one that was pressed away. */
function hasHit(): boolean {
  const page = globalThis as Guarded;
  page.endGuard?.();
  return page.hasMissed !== true;
}

/** What was pressed may close its page, and then the browser owes the answer to the click. */
async function untilClosed<Done>(page: Page, work: Promise<Done>): Promise<Done | true> {
  const closed = Promise.withResolvers<true>();
  const close = (): void => closed.resolve(true);
  page.once('close', close);
  try {
    return await Promise.race([work, closed.promise]);
  } catch (error) {
    if (error instanceof Error && error.name === 'TargetCloseError') return true;
    throw error;
  } finally {
    page.off('close', close);
  }
}

/** Waits for a second until a thing of this name is there, can be used, and stays where it is with nothing above it. Runs in the page. */
async function waitForPlace(find: typeof findNamed, role: string, name: string): Promise<Place> {
  const frame = (): Promise<unknown> =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 100);
    });

  const middleOf = (element: HTMLElement): { x: number; y: number } | undefined => {
    const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };

  const isPartOf = (element: HTMLElement, hit: Node | null): boolean => {
    const labels = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : [];
    return [element, ...labels].some((part) => part.contains(hit));
  };

  /** Keeps the next press from whatever else comes under the mouse by then. */
  const guard = (element: HTMLElement): void => {
    const page = globalThis as Guarded;
    page.endGuard?.();
    page.hasMissed = false;
    const over = new AbortController();
    page.endGuard = () => over.abort();
    const keep = (event: Event): void => {
      const target = event.target instanceof Node ? event.target : null;
      if (page.hasMissed !== true && isPartOf(element, target)) {
        if (event.type === 'mousedown') over.abort();
        return;
      }
      page.hasMissed = true;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      addEventListener(type, keep, { capture: true, signal: over.signal });
  };

  const look = async (): Promise<Place> => {
    const refused = (problem: Place['problem']): Place => ({ x: 0, y: 0, problem });
    const [element, other] = find(role, name);
    if (element === undefined) return refused('absent');
    if (other !== undefined) return refused('ambiguous');
    if (element.matches(':disabled, [aria-disabled="true"]')) return refused('disabled');
    const before = middleOf(element);
    await frame();
    const now = middleOf(element);
    if (now === undefined) return refused('absent');
    if (now.x !== before?.x || now.y !== before.y) return refused('moving');
    if (isPartOf(element, document.elementFromPoint(now.x, now.y))) {
      guard(element);
      return { ...now, problem: '' };
    }
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return refused('covered');
  };

  const end = performance.now() + 1000;
  for (;;) {
    const place = await look();
    if (['', 'ambiguous'].includes(place.problem) || performance.now() > end) return place;
    await new Promise((resolve) => {
      setTimeout(resolve, place.problem === 'covered' ? 0 : 20);
    });
  }
}
