import { type ComponentChildren, render } from 'preact';
import { onTestFinished } from 'vitest';

import type { OptionsServices } from '@/components/ui/services';

import { fakeServices } from './fake-services';
import { PageAround } from './page-around';

import '@/components/options/options.css';
import '@/components/ui/base.css';
import '@/components/ui/controls.css';
import '@/components/ui/notice.css';

/** Draws a part of the options page inside of its main part, and takes it away when the test is over. */
export function draw(
  part: ComponentChildren,
  services: OptionsServices = fakeServices().services,
): HTMLElement {
  const home = document.createElement('main');
  document.body.append(home);
  render(<PageAround services={services}>{part}</PageAround>, home);
  onTestFinished(() => {
    render(null, home);
    home.remove();
  });
  return home;
}
