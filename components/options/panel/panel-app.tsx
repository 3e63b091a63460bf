import '@/components/ui/base.css';
import '@/components/ui/controls.css';
import '@/components/ui/menu.css';
import '@/components/ui/notice.css';
import '@/components/options/options.css';
import './panel.css';
import { Plug } from 'lucide';

import { useServiceInUse } from '@/components/options/connected-services';
import { LinksAround } from '@/components/options/links/links-screen';
import { NewLinkPart } from '@/components/options/links/new/new-link-screen';
import { usePage } from '@/components/options/page';
import { PageAround } from '@/components/options/page-around';
import { usePageState } from '@/components/options/page-state';
import { ServiceCard } from '@/components/options/service-card';
import { ConnectLink } from '@/components/ui/failure';
import { EmptyState } from '@/components/ui/screen';
import { useServices, type OptionsServices } from '@/components/ui/services';
import { t } from '@/lib/texts/translate';

import { type Beside, BesideContext } from './page-beside';
import { PanelForm } from './panel-form';
import { PanelLinks } from './panel-links';
import { PanelRun } from './panel-run';

interface PanelAppProps {
  services: OptionsServices;
  beside: Beside;
}

/** What stays at the side of the pages: the form for a link, the run under way, and the links that were made. */
export function PanelApp({ services, beside }: PanelAppProps) {
  return (
    <PageAround {...usePageState(services)}>
      <BesideContext.Provider value={beside}>
        <Panel />
      </BesideContext.Provider>
    </PageAround>
  );
}

function Panel() {
  const { isPrivate } = useServices();
  const { connection, denied } = usePage();
  const service = connection.state === 'ready' ? connection.value : null;
  const isMissing = connection.state === 'ready' && service === null;
  return (
    <main class="panel options-keyless" onPointerDownCapture={leadToTab} onClickCapture={leadToTab}>
      <h1 class="unseen">{t('links_new')}</h1>
      {useServiceInUse() === undefined ? null : (
        <ServiceCard isBudgetShown={false} onOpen={() => undefined} />
      )}
      {connection.state === 'loading' ? null : (
        // With another connection, everything begins anew.
        <LinksAround key={`${String(service?.connectedAt)} ${String(denied)}`} path="">
          {isMissing ? <NotConnected /> : <NewLinkPart form={PanelForm} />}
          {/* What a private window makes is listed nowhere. */}
          {service === null || isPrivate ? null : (
            <>
              <PanelRun connection={service} />
              <PanelLinks />
            </>
          )}
        </LinksAround>
      )}
    </main>
  );
}

const NotConnected = () => (
  <EmptyState icon={Plug} title={t('connection_promise')}>
    <ConnectLink variant="primary" />
  </EmptyState>
);

/** A panel has no other screens: what leads to one opens it in a tab. */
function leadToTab({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (link === null) return;
  link.href = `/options.html${link.hash}`;
  link.target = '_blank';
}
