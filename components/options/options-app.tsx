import { useEffect, useRef } from 'preact/hooks';

import '@/components/ui/tokens.css';
import '@/components/ui/base.css';
import '@/components/ui/button.css';
import '@/components/ui/field.css';
import '@/components/ui/notice.css';
import './options-app.css';
import type { Services } from './services';
import { Sidebar } from './sidebar';
import { useScreen } from './use-screen';

/** The options page: a sidebar, and the screen that the address names. */
export function OptionsApp({ services }: { services: Services }) {
  const { id, title, View } = useScreen();
  const main = useRef<HTMLElement>(null);
  const opened = useRef(id);

  useEffect(() => {
    document.title = `${title} · Curtail`;
    // A switch is heard by readers as a new page would be; when the page opens, the browser does that.
    if (opened.current !== id) main.current?.querySelector('h1')?.focus();
    opened.current = id;
  }, [id, title]);

  return (
    <div class="options">
      <Sidebar current={id} />
      <main ref={main}>
        <View key={id} services={services} />
      </main>
    </div>
  );
}
