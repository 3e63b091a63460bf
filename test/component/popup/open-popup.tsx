import { render } from 'preact';
import { onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';

import '@/components/popup/popup.css';
import type { LinkServices } from '@/components/link/view';
import { startPopup } from '@/components/popup/start-popup';
import html from '@/entrypoints/popup/index.html?raw';
import type { PopupState } from '@/lib/model/popup-state';

import { popupState } from '../../fixtures/popup-state';
import { fakeServices } from './fake-services';

/**
 * Opens the popup as its page does, in a window of its size, and takes it away when the test is over.
 * @param state what the background answers with
 * @param answers what differs from: everything that is asked then succeeds
 * @param likely what the page knows by itself before the background has answered
 */
export async function openPopup(
  state: PopupState | Promise<PopupState> = popupState(),
  answers: Parameters<typeof fakeServices>[0] = {},
  browser: Partial<LinkServices> = {},
  likely: PopupState | null = null,
) {
  const fakes = fakeServices(answers, browser);
  const main = document.createElement('main');
  main.className = 'screen';
  const root = document.createElement('div');
  root.className = 'screen-root';
  main.append(root);
  const bar = headerOfPage();
  document.body.append(bar, main);
  document.documentElement.lang = 'en';
  document.title = 'Curtail';
  onTestFinished(async () => {
    render(null, root);
    // Left anywhere, the pointer would reach for a field of the next test.
    await userEvent.hover(bar);
    bar.remove();
    main.remove();
  });
  const started = startPopup(root, Promise.resolve(state), fakes.services, Promise.resolve(likely));
  // What is drawn first is there long before the answer.
  await (likely === null ? started : Promise.race([started, drawn(root)]));
  return { ...fakes, root };
}

/** As it stands in the page of the popup, with words as long as in any language. */
function headerOfPage(): Element {
  const header = new DOMParser().parseFromString(html, 'text/html').querySelector('header.bar');
  const words = header?.querySelector('#links > span');
  if (!header || !words) throw new Error('the page of the popup has another header');
  words.textContent = 'Enlaces';
  header.querySelector('#settings')?.setAttribute('aria-label', 'Ajustes');
  return header;
}

const drawn = async (root: Element): Promise<void> =>
  new Promise((resolve) => {
    new MutationObserver(() => resolve()).observe(root, { childList: true });
  });
