import '@/components/ui/base.css';
import '@/components/ui/controls.css';
import '@/components/ui/menu.css';
import '@/components/ui/notice.css';
import './options.css';
import { Fragment, type RefObject } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { useListener } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices, type OptionsServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import { useRequest } from '@/components/ui/use-request';
import type { UnreadData } from '@/lib/model/stored-data';
import { t } from '@/lib/texts/translate';

import { useServiceInUse } from './connected-services';
import { DropAnywhere } from './drop/drop-anywhere';
import { PageKeys } from './keys';
import { ManagedUnreadNotice } from './managed';
import { type PageState, usePage } from './page';
import { PageAround } from './page-around';
import { usePageState } from './page-state';
import { type ScreenPlace, screenPlaceAt } from './screens';
import { Sidebar } from './sidebar';
import { onHashChange } from './use-on-return';

/** The options page: a sidebar, and the screen that the address names. */
export function OptionsApp({ services: given }: { services: OptionsServices }) {
  const { page, services } = usePageState(given);
  const { connection, switches, hasKeys } = page;
  const at = useScreen(connection, switches);
  const isAlone = isKnownMissing(connection);
  const main = useRef<HTMLElement>(null);
  useKeepFocus(main);
  useNewPlace(at, main);
  return (
    <PageAround page={page} services={services}>
      <div class={`options ${isAlone ? 'options-alone' : ''} ${hasKeys ? '' : 'options-keyless'}`}>
        <Frame at={at} main={main} />
        <main ref={main}>
          <UnreadNotice />
          <ManagedUnreadNotice />
          {at === null ? null : (
            <Fragment key={at.screen.id}>
              <RefusedNotice />
              <at.screen.View key={at.screen.isOfAll ? 0 : switches} path={at.path} />
            </Fragment>
          )}
        </main>
      </div>
      {hasKeys && !isAlone ? <PageKeys /> : null}
      <DropAnywhere />
    </PageAround>
  );
}

const isKnownMissing = (connection: PageState['connection']): boolean =>
  connection.state === 'ready' && connection.value === null;

interface FrameProps {
  at: ScreenPlace | null;
  main: RefObject<HTMLElement>;
}

/** What leads from screen to screen: every one once something is connected, and until then the way back to connecting. */
function Frame({ at, main }: FrameProps) {
  const { connection } = usePage();
  // Which of the two it is, is not known yet.
  if (at === null) return null;
  if (!isKnownMissing(connection)) {
    const skip = () => main.current?.querySelector('h1')?.focus();
    return <Sidebar current={at.screen} onSkip={skip} />;
  }
  if (at.screen.id === connectId) return null;
  return (
    <header>
      <a class="way-back" href={`#${connectId}`}>
        <img src="/icon/curtail.svg" alt="" width="28" height="28" />
        {t('common_connect')}
      </a>
    </header>
  );
}

const connectId = 'connect';

/** Says, until the screen is left, that it began anew and that nothing of what was pressed there was done. */
function RefusedNotice() {
  const { switches, wasRefused } = usePage();
  const [before] = useState(switches);
  const service = useServiceInUse();
  if (!wasRefused || switches === before || service === undefined) return null;
  return (
    <Notice tone="warning">
      <RichMessage of="services_refused" values={{ service: <bdi>{service.label}</bdi> }} />
    </Notice>
  );
}

/**
 * Readers hear a new screen as they would a new page; when the page opens, the browser does that. A form that goes on as that of what
 * it made keeps the focus: what is typed would be taken for keys of the page.
 */
function useNewPlace(at: ScreenPlace | null, main: RefObject<HTMLElement>): void {
  const place = at === null ? null : `${at.screen.id}/${at.path}`;
  const opened = useRef(place);
  const before = document.activeElement;
  useLayoutEffect(() => {
    const isInForm = before === document.activeElement && before?.matches('main form *') === true;
    if (opened.current !== null && opened.current !== place && !isInForm) {
      scrollTo(0, 0);
      main.current?.querySelector('h1')?.focus();
    }
    opened.current = place;
  }, [main, place]);
}

/** The screen that the address names. Where it names none, the connection decides once it is known; connecting changes no screen. */
function useScreen(connection: PageState['connection'], switches: number) {
  const [named, setNamed] = useState({ hash: location.hash, switches });
  useListener(onHashChange, () =>
    setNamed((was) => (was.hash === location.hash ? was : { hash: location.hash, switches })),
  );
  const hash = named.switches === switches ? named.hash : withoutItem(named.hash);
  useLayoutEffect(() => {
    if (location.hash === named.hash && hash !== named.hash) location.replace(hash);
  }, [hash, named]);
  const isKnown = connection.state !== 'loading';
  const isConnected = connection.state === 'ready' && connection.value !== null;
  return useMemo(() => {
    const place = screenPlaceAt(hash);
    // Before the first connection that screen is the whole page: of its frame, not even a glimpse is shown.
    if (!isKnown && (place === null || place.screen.id === connectId)) return null;
    return place ?? screenPlaceAt(isConnected ? '#links' : `#${connectId}`);
  }, [hash, isKnown]);
}

/** What a place names, such as `#pixels/12/edit`, is another thing on another service; lists and new forms are there on each. */
function withoutItem(hash: string): string {
  const at = screenPlaceAt(hash);
  return at === null || /^[a-z]*$/.test(at.path) ? hash : `#${at.screen.id}`;
}

/** Says which stored data cannot be read. It is kept for a version of Curtail that can, unless the user discards it. */
function UnreadNotice() {
  const { send } = useServices();
  const load = useCallback(async () => send('data.unread', undefined), [send]);
  const unread = useLoaded(load);
  const { error, run } = useRequest(async (_tools, replace: (left: UnreadData[]) => void) =>
    replace(await send('data.dropUnread', undefined)),
  );
  if (unread.state !== 'ready' || unread.value.length === 0) return null;
  const { value, replace } = unread;
  const discard = () => void run(replace);
  return (
    <Notice
      tone="warning"
      title={t('options_unread_title')}
      actions={<Button onClick={discard}>{t('options_unread_discard')}</Button>}
    >
      <ul>
        {value.map((kind) => (
          <li key={kind}>{t(`options_unread_${kind}`)}</li>
        ))}
      </ul>
      <p>{t('options_unread_hint')}</p>
      {error === null ? null : <Failure error={error} retry={discard} />}
    </Notice>
  );
}

/** Puts the focus on the heading where what had it went away, such as a button that did its work. */
function useKeepFocus(main: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const area = main.current;
    if (area === null) return;
    // What is drawn first may have taken it.
    let last: EventTarget | null = document.activeElement;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      const isLost = last instanceof Element && !last.isConnected;
      if (!isLost || document.activeElement !== document.body) return;
      area.querySelector('h1')?.focus({ preventScroll: true });
    });
    area.addEventListener('focusin', note);
    observer.observe(area, { childList: true, subtree: true });
    return () => {
      area.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [main]);
}
