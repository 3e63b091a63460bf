import { html } from 'hono/html';

import type { Service } from '../service.ts';
import { page } from './page.ts';
import { answerMissing } from './visit.ts';
import type { Place } from './visit.ts';

/**
 * The public list of a campaign's working links.
 * @param name the last part of its address; what stands before the id is for people only
 */
export function answerCampaignPage(
  { campaigns, address, now }: Service,
  place: Place,
  name: string,
): Response | Promise<Response> {
  const id = /-(\d{1,15})$/.exec(name)?.[1];
  const campaign = id === undefined ? undefined : campaigns.byId(Number(id));
  if (campaign === undefined || campaign.public === 0) return answerMissing(place);
  const links = campaigns.workingLinks(campaign.id, now()).map((link) => {
    const shortUrl = address.shortUrl(link);
    return html`<li><a href="${shortUrl}">${shortUrl}</a></li>`;
  });
  return page(
    { title: campaign.name, base: place.base },
    html`<main>
      <p class="kicker">Campaign</p>
      <h1>${campaign.name}</h1>
      ${
        links.length === 0
          ? html`<p>There are no links here yet.</p>`
          : html`<ul>
              ${links}
            </ul>`
      }
    </main>`,
  );
}
