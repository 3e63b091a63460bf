import '@/components/ui/base.css';
import '@/components/ui/controls.css';
import '@/components/ui/notice.css';
import './options.css';
import type { RefObject } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

import { type FormDrafts, FormDraftsContext } from '@/components/account/form-drafts';
import { useListener } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { t } from '@/lib/texts/translate';

import { BudgetLine, useBudget } from './budget-line';
import { type ScreenPlace, screenPlaceAt, screenGroups } from './screens';
import { type OptionsServices, WantedAddressContext } from './services';
import { UnreadNotice } from './unread-notice';
import { onHashChange } from './use-on-return';

/** The options page: a sidebar, and the screen that the address names. */
export function OptionsApp({ services: given }: { services: OptionsServices }) {
  const { screen, path } = useScreen();
  const { services, view } = useBudget(given);
  const [drafts] = useState<FormDrafts>(() => new Map());
  const wantedAddress = useRef<string | null>(null);
  const main = useRef<HTMLElement>(null);
  const place = `${screen.id}/${path}`;
  const opened = useRef(place);
  useKeepFocus(main);

  useLayoutEffect(() => {
    // A switch is heard by readers as a new page would be; when the page opens, the browser does that.
    if (opened.current !== place) {
      scrollTo(0, 0);
      main.current?.querySelector('h1')?.focus();
    }
    opened.current = place;
  }, [place]);

  return (
    <FormDraftsContext.Provider value={drafts}>
      <WantedAddressContext.Provider value={wantedAddress}>
        <div class="options">
          <Sidebar current={screen.id} />
          <main ref={main}>
            <UnreadNotice send={services.send} />
            <screen.View key={screen.id} services={services} path={path} />
            {screen.isAccount ? <BudgetLine view={view} /> : null}
          </main>
        </div>
      </WantedAddressContext.Provider>
    </FormDraftsContext.Provider>
  );
}

/** Every screen by name, each with an address of its own. In a narrow window they are behind a button. */
function Sidebar({ current }: { current: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <header class="sidebar">
      <p class="sidebar-name">
        <img src="/icon/curtail.svg" alt="" width="28" height="28" />
        Curtail
      </p>
      <button
        type="button"
        class="button button-secondary sidebar-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('options_menu')}
      </button>
      <nav
        id={id}
        class={`sidebar-screens ${isOpen ? 'sidebar-screens-open' : ''}`}
        aria-label={t('options_menu')}
      >
        {screenGroups.map(({ title, screens }) => (
          <div key={title} class="sidebar-group">
            <p class="sidebar-title">{t(title)}</p>
            <ul aria-label={t(title)}>
              {screens.map((screen) => (
                <li key={screen.id}>
                  <a
                    href={`#${screen.id}`}
                    aria-current={screen.id === current ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                  >
                    <Icon of={screen.icon} />
                    {t(screen.title)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </header>
  );
}

/** @returns the screen that the address names and the place in it, now and whenever the address changes. */
function useScreen(): ScreenPlace {
  const [hash, setHash] = useState(location.hash);
  useListener(onHashChange, () => setHash(location.hash));
  return useMemo(() => screenPlaceAt(hash), [hash]);
}

/**
 * Keeps a keyboard's place when what has the focus goes away, such as a button that did its work: on the heading, as nothing
 * else is sure to be there.
 */
function useKeepFocus(main: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const area = main.current;
    if (area === null) return;
    // What is drawn first may take the focus before anybody listens.
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
