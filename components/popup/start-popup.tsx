import { render } from 'preact';
import { useState } from 'preact/hooks';

import { useListener } from '@/components/ui/hooks';
import { reportOf } from '@/lib/model/errors';
import type { PopupState } from '@/lib/model/popup-state';

import { LazyExternal, LazyForm, LazyBlocked } from './lazy-parts';
import { PopupModel, busyDelay } from './model';
import { ResultScreen } from './result/result-screen';
import { PopupScreen } from './screen';
import { start } from './start-action';
import type { ResultView, PopupServices, View } from './view';

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
  services: PopupServices,
): Promise<void> {
  const fail = async (failure: unknown) => {
    const { OpeningFailed } = await import('./opening-failed');
    const retry = () => void startPopup(root, services.send('popup.open', undefined), services);
    render(<OpeningFailed error={reportOf(failure)} retry={retry} />, root);
  };
  try {
    const model = new PopupModel(await opening, services);
    const begun = start(model);
    // A service near by answers within this time: then the link is the first and only thing that is drawn.
    await Promise.race([begun, pause(busyDelay)]);
    render(<Popup model={model} />, root);
    // What takes longer can fail all the same.
    void begun.catch(fail);
  } catch (failure) {
    await fail(failure);
  }
}

/** The popup: one screen at a time, and what a screen reader is told about it. */
function Popup({ model }: { model: PopupModel }) {
  const view = useModel(model);
  return (
    <>
      {screenOf(view, model)}
      <p class="unseen" role="status">
        {statusText(view)}
      </p>
    </>
  );
}

function screenOf(view: View, model: PopupModel) {
  switch (view.name) {
    case 'making':
      return <MakingScreen text="Making your short link…" />;
    case 'looking':
      return <MakingScreen text="Looking for the link…" />;
    case 'form':
      return <LazyForm model={model} view={view} />;
    case 'result':
      return <ResultScreen key={view.link.shortUrl} model={model} view={view} />;
    case 'linkInfo':
    case 'job':
    case 'job_ended':
    case 'allow_tabs':
      return <LazyExternal model={model} view={view} />;
    default:
      return <LazyBlocked model={model} view={view} />;
  }
}

/** The room that the result will take, and what is happening meanwhile. */
function MakingScreen({ text }: { text: string }) {
  return (
    <PopupScreen>
      <h1 class="headline">{text}</h1>
      <div class="blank blank-link" />
      <div class="blank blank-line" />
      <div class="blank blank-buttons" />
      <div class="blank qr-frame" />
    </PopupScreen>
  );
}

/** What a screen reader is told when something happened that it would not notice; blank where focus or an alert says it. */
function statusText(view: View): string {
  if (view.name === 'making') return 'Making your short link…';
  if (view.name === 'looking') return 'Looking for the link…';
  if (view.name === 'form') return view.busy ? 'Making your short link…' : '';
  return view.name === 'result' ? resultText(view) : '';
}

function resultText({ link, copied, busy, isDead }: ResultView): string {
  // Of a link that does not work, its notice tells.
  if (busy || isDead) return '';
  if (link.status === 'disabled') return 'Switched off';
  return copied === 'yes' ? `Copied: ${link.shortUrl}` : '';
}

/** Draws again whenever the model has something else to show. */
function useModel(model: PopupModel): View {
  const [view, setView] = useState(model.view);
  useListener(model.onChange, () => setView(model.view));
  return view;
}
