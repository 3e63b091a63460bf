import '@/components/ui/base.css';
import '@/components/ui/controls.css';
import '@/components/ui/notice.css';
import './options.css';
import type { RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { ConnectionContext } from '@/components/ui/connection';
import { Failure } from '@/components/ui/failure';
import { FormDraftsContext, type FormDrafts } from '@/components/ui/form-drafts';
import { useListener } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import { useServices, type OptionsServices, ServicesContext } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import { useRequest } from '@/components/ui/use-request';
import type { UnreadData } from '@/lib/model/stored-data';
import { t } from '@/lib/texts/translate';

import { ConnectedServicesContext, useServiceInUse } from './connected-services';
import { PageKeys } from './keys';
import { ManagedContext, ManagedUnreadNotice } from './managed';
import { type PageState, usePageState } from './page-state';
import { type ScreenPlace, screenPlaceAt, startPlace } from './screens';
import type { KnownService } from './service-look';
import { WantedAddressContext } from './services';
import { Sidebar } from './sidebar';
import { onHashChange } from './use-on-return';

/** The options page: a sidebar, and the screen that the address names. */
export function OptionsApp({ services: given }: { services: OptionsServices }) {
  const page = usePageState(given);
  const { look, service, switches, hasKeys } = page;
  const at = useScreen(service, switches);
  const [drafts] = useState<FormDrafts>(() => new Map());
  const wantedAddress = useRef<string | null>(null);
  const main = useRef<HTMLElement>(null);
  // A screen begins with what is known, which may be old.
  useEffect(look, [look, at?.screen]);
  useKeepFocus(main);
  useNewPlace(at, main);
  return (
    <ServicesContext.Provider value={page.services}>
      <ConnectionContext.Provider value={page.connection}>
        <FormDraftsContext.Provider value={drafts}>
          <WantedAddressContext.Provider value={wantedAddress}>
            <ManagedContext.Provider value={page.managed}>
              <ConnectedServicesContext.Provider value={page.several}>
                <div class={`options ${hasKeys ? '' : 'options-keyless'}`}>
                  <Sidebar
                    current={at?.screen.id}
                    service={service}
                    budget={at?.screen.isAccount ? page.budget : null}
                    hasKeys={hasKeys}
                  />
                  <main ref={main}>
                    <UnreadNotice />
                    <ManagedUnreadNotice />
                    {at === null ? null : (
                      <>
                        <RefusedNotice
                          key={at.screen.id}
                          switches={switches}
                          wasRefused={page.wasRefused}
                        />
                        <at.screen.View
                          key={`${at.screen.id} ${String(switches)}`}
                          path={at.path}
                        />
                      </>
                    )}
                  </main>
                </div>
                {hasKeys ? <PageKeys /> : null}
              </ConnectedServicesContext.Provider>
            </ManagedContext.Provider>
          </WantedAddressContext.Provider>
        </FormDraftsContext.Provider>
      </ConnectionContext.Provider>
    </ServicesContext.Provider>
  );
}

/** Says why a screen began anew, and nothing of what was pressed there was done, as long as the person stays on it. */
function RefusedNotice({ switches, wasRefused }: Pick<PageState, 'switches' | 'wasRefused'>) {
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
 * A switch is heard by readers as a new page would be; when the page opens, the browser does that. Where a form goes on as that of
 * what it made, a user in it stays there: what is typed would be taken for keys of the page.
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

/**
 * The screen that the address names and the place in it, now and whenever the address changes. Where it names none, it is known
 * once the service is, and stays: who connects there is not taken elsewhere.
 */
function useScreen(service: KnownService, switches: number): ScreenPlace | null {
  const [named, setNamed] = useState({ hash: location.hash, switches });
  useListener(onHashChange, () =>
    setNamed((was) => (was.hash === location.hash ? was : { hash: location.hash, switches })),
  );
  const hash = named.switches === switches ? named.hash : withoutItem(named.hash);
  useLayoutEffect(() => {
    if (location.hash === named.hash && hash !== named.hash) location.replace(hash);
  }, [hash, named]);
  const isKnown = service !== 'unknown';
  return useMemo(() => {
    const isConnected = service !== null && service !== 'failed';
    return screenPlaceAt(hash) ?? (isKnown ? startPlace(isConnected) : null);
  }, [hash, isKnown]);
}

/** What a place of one service names, such as `#pixels/12/edit`, is something else on another one, or nothing. */
function withoutItem(hash: string): string {
  const at = screenPlaceAt(hash);
  // Lists and new forms are there on each; a number or an address is the name of one thing.
  return at === null || /^[a-z]*$/.test(at.path) ? hash : `#${at.screen.id}`;
}

/** Says which stored data cannot be read. It is kept for a version of Curtail that can, unless the person discards it. */
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

/**
 * Keeps a keyboard's place when what has the focus goes away, such as a button that did its work: on the heading, as nothing
 * else is sure to be there.
 */
function useKeepFocus(main: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const area = main.current;
    if (area === null) return;
    // What is drawn first may take the focus before anything listens.
    let last: EventTarget | null = area.contains(document.activeElement)
      ? document.activeElement
      : null;
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
