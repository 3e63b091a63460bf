import { render } from 'preact';

import { comeBack } from '@/components/options/panel/come-back';
import { PanelApp } from '@/components/options/panel/panel-app';
import { dressPage, pageServices } from '@/entrypoints/options/begin-page';
import { send } from '@/lib/messages/client';
import { onPageBeside, pageBeside, windowHere } from '@/lib/platform/panel';
import { onChangeAnywhere } from '@/lib/storage/links/changes';
import { onPopupSnapshot } from '@/lib/storage/popup-snapshot';

dressPage();
void windowHere().then(({ isPrivate }) => {
  // Browsers do not tell the background which window a panel is in.
  const services = pageServices(
    async (name, input, context) => send(name, input, { ...context, private: isPrivate }),
    isPrivate,
  );
  const beside = { read: pageBeside, listen: onPageBeside };
  render(<PanelApp services={services} beside={beside} />, document.body);
  onChangeAnywhere(comeBack);
  onPopupSnapshot(comeBack);
});
