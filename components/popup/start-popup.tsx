import { render } from 'preact';

import { reportOf } from '@/lib/model/errors';
import type { PopupState } from '@/lib/model/popup-state';

import { begin } from './begin';
import { patience } from './patience';
import { Popup } from './popup';
import { PopupModel } from './popup-model';
import type { Services } from './services';

const pause = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Brings the popup to life once the background has told what is known.
 *
 * Nothing is drawn before: the page's own markup stands in the room of what comes, and drawing it twice would only cost.
 * @param opening the answer to `popup.open`, asked for before anything else
 */
export async function startPopup(
  root: Element,
  opening: Promise<PopupState>,
  services: Services,
): Promise<void> {
  const fail = async (failure: unknown) => {
    const { OpeningFailed } = await import('./opening-failed');
    const retry = () => void startPopup(root, services.send('popup.open', undefined), services);
    render(<OpeningFailed error={reportOf(failure)} retry={retry} />, root);
  };
  try {
    const model = new PopupModel(await opening, services);
    const begun = begin(model);
    // A service near by answers within this time: then the link is the first and only thing that is drawn.
    await Promise.race([begun, pause(patience)]);
    render(<Popup model={model} />, root);
    // What takes longer can fail all the same.
    void begun.catch(fail);
  } catch (failure) {
    await fail(failure);
  }
}
