import { render } from 'preact';
import { useState } from 'preact/hooks';

import { lazyPart } from '@/components/link/lazy-part';
import { LinkModel, busyDelay, targetOf } from '@/components/link/model';
import { Destination, PopupScreen } from '@/components/link/screen';
import type { LinkServices, View } from '@/components/link/view';
import { useListener } from '@/components/ui/hooks';
import { showTheme } from '@/components/ui/theme';
import { reportOf } from '@/lib/model/errors';
import type { PopupState } from '@/lib/model/popup-state';
import { t } from '@/lib/texts/translate';

import { FormScreen } from './form/form-screen';
import { openEarly } from './opening-state';
import { ResultScreen } from './result/result-screen';
import { startConfirmed } from './start-action';

const pause = async (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Brings the popup to life: as it probably is, as soon as that is known, and as it is once the background has answered.
 *
 * What is drawn first stays where it is, and can be typed into; it is handed to the background only after its answer.
 * @param opening the answer to `popup.open`
 * @param likely what the page itself knows, null for nothing; it never rejects
 */
export async function startPopup(
  root: Element,
  opening: Promise<PopupState>,
  services: LinkServices,
  likely: Promise<PopupState | null> = Promise.resolve(null),
): Promise<void> {
  showRingsByKeys();
  let answer = opening;
  let model: LinkModel | undefined;
  let isDrawn = false;
  const draw = (drawn: LinkModel) => {
    showTheme(drawn.state.preferences.theme);
    // Drawn again, the root would count the ids of what is read later from the start.
    if (!isDrawn) render(<Popup model={drawn} />, root);
    isDrawn = true;
  };
  const fail = async (failure: unknown) => {
    const { OpeningFailed } = await import('./opening-failed');
    isDrawn = false;
    render(<OpeningFailed error={reportOf(failure)} retry={retry} />, root);
  };
  const retry = () => {
    answer = services.send('popup.open', undefined);
    void go();
  };
  const go = async () => {
    try {
      const state = await answer;
      model ??= new LinkModel(state, { ...services, send });
      const begun = startConfirmed(model, state);
      // A service near by answers within this time: then the link is the next thing that is drawn.
      await Promise.race([begun, pause(busyDelay)]);
      draw(model);
      // What takes longer can fail all the same.
      void begun.catch(fail);
    } catch (failure) {
      await fail(failure);
    }
  };
  // What the popup asks is meant for the service and the window that it is about, whichever is in use.
  const send: LinkServices['send'] = async (name, input) => {
    const { connection, page } = await answer;
    return services.send(name, input, { service: connection?.id, private: page.private });
  };
  const first = await Promise.race([likely, opening.then(nothing, nothing)]);
  model = first === null ? undefined : openEarly(first, { ...services, send });
  if (model !== undefined) draw(model);
  await go();
}

const nothing = () => null;

/** Opened by a pointer, the popup draws no ring around what has the focus until a key is used; a key that opened it is let go of here. */
function showRingsByKeys(): void {
  for (const type of ['keydown', 'keyup'])
    addEventListener(type, () => document.documentElement.setAttribute('data-keys', ''), {
      capture: true,
      once: true,
    });
}

/** One screen at a time, and what a screen reader hears of it. */
function Popup({ model }: { model: LinkModel }) {
  const [view, setView] = useState(model.view);
  useListener(model.onChange, () => setView(model.view));
  return (
    <>
      {screenOf(view, model)}
      <p class="unseen" role="status">
        {statusText(view)}
      </p>
      <LazyHead model={model} />
    </>
  );
}

const LazyHead = lazyPart(async () => (await import('./head/popup-head')).PopupHead);
const LazyBlocked = lazyPart(async () => (await import('./blocked/blocked-screen')).BlockedScreen);
const LazyExternal = lazyPart(async () => (await import('./jobs/job-screen')).ExternalScreen);

function screenOf(view: View, model: LinkModel) {
  switch (view.name) {
    case 'opening':
      return <MakingScreen text={t('common_loading')} model={model} />;
    case 'making':
      return <MakingScreen text={t('popup_creating')} model={model} />;
    case 'looking':
      return <MakingScreen text={t('popup_checking')} model={model} />;
    case 'form':
      return <FormScreen model={model} view={view} />;
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

/** The room that the result will take, the address that it is about, and what is happening meanwhile. */
function MakingScreen({ text, model }: { text: string; model: LinkModel }) {
  const { pending, state } = model;
  return (
    <PopupScreen>
      <h1 class="headline">{text}</h1>
      <div class="blank blank-link" />
      <div class="details">
        <Destination url={pending.url === '' ? targetOf(state, state.page) : pending.url} />
      </div>
      <div class="blank blank-buttons" />
      <div class="blank qr-frame" />
    </PopupScreen>
  );
}

/** What a screen reader would not notice by itself; blank where focus or an alert says it. */
function statusText(view: View): string {
  if (view.name === 'looking') return t('popup_checking');
  if (view.name === 'making' || (view.name === 'form' && view.busy)) return t('popup_creating');
  // Of a link that does not work, its notice says so.
  if (view.name !== 'result' || view.busy || view.isDead) return '';
  if (view.link.status === 'disabled') return t('link_disabled');
  return view.copied === 'yes' ? t('result_copied_link', { link: view.link.shortUrl }) : '';
}
