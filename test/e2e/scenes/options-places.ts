import type { RunningService } from '../../service/start-service.ts';
import type { View } from '../harness/view.ts';

const places = [
  'connect',
  'preferences',
  'data',
  'links',
  'links/new',
  'many',
  'domains',
  'domains/new',
  'campaigns',
  'campaigns/new',
  'channels',
  'channels/new',
  'pixels',
  'pixels/new',
  'qr-codes',
  'qr-codes/new',
  'overlays',
  'splash-pages',
  'account',
];

/** Every place of the options page, with a page of each kind of thing that has one, and a form to change a thing of each sort. */
export function optionsPlaces(service: RunningService): string[] {
  const newest = (table: 'domains' | 'campaigns' | 'qrCodes') =>
    service.rows(table).at(-1)?.id ?? 0;
  return [
    ...places,
    `campaigns/${newest('campaigns')}`,
    `channels/${service.rows('channelItems')[0]?.channelId ?? 0}`,
    `qr-codes/${newest('qrCodes')}`,
    `qr-codes/${newest('qrCodes')}/edit`,
    `domains/${newest('domains')}/edit`,
  ];
}

/**
 * Goes to a place and waits until it shows all that it has, in place of the room for it: a link's visits come after the link.
 * @param loading what stands in the place of what is to come, in the language that is spoken
 */
export async function goToPlace(
  view: View,
  place: string,
  loading: readonly string[] = ['Loading'],
): Promise<void> {
  await view.evaluate((hash) => {
    location.hash = hash;
  }, place);
  await view.waitUntil(
    (hash, texts) => {
      const main = document.querySelector('main');
      return (
        location.hash === `#${hash}` &&
        main !== null &&
        main.querySelector('h1') !== null &&
        main.querySelector('[aria-busy], .skeleton') === null &&
        [...main.querySelectorAll('.link-visits-words')].every(({ textContent }) => textContent) &&
        !texts.some((text) => main.innerText.includes(text))
      );
    },
    place,
    loading,
  );
}
