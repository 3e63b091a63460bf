import { render } from 'preact';
import { onTestFinished } from 'vitest';

import { OptionsApp } from '@/components/options/options-app';
import type { OptionsServices } from '@/components/ui/services';

/** Draws the options page at an address such as `#connect`, and takes it away when the test is over. */
export function openOptions(services: OptionsServices, hash = '#connect'): void {
  const home = document.createElement('div');
  document.body.append(home);
  history.replaceState(null, '', hash);
  render(<OptionsApp services={services} />, home);
  onTestFinished(() => {
    render(null, home);
    home.remove();
  });
}
