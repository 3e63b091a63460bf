import { useLayoutEffect, useRef, useState } from 'preact/hooks';

import { type FormDrafts, FormDraftsContext } from '@/components/account/form-drafts';

import { BudgetLine } from './budget-line';
import type { Services } from './services';
import { Sidebar } from './sidebar';
import { UnreadNotice } from './unread-notice';
import { useBudget } from './use-budget';
import { useKeepFocus } from './use-keep-focus';
import { useScreen } from './use-screen';
import { WantedAddressContext } from './wanted-address';

import '@/components/ui/tokens.css';
import '@/components/ui/base.css';
import '@/components/ui/button.css';
import '@/components/ui/field.css';
import '@/components/ui/notice.css';
import '@/components/ui/switch.css';
import './options-app.css';

/** The options page: a sidebar, and the screen that the address names. */
export function OptionsApp({ services: given }: { services: Services }) {
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
