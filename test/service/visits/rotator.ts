import { randomInt } from 'node:crypto';

import type { ServiceContext } from '../http/environment.ts';
import type { Service } from '../service.ts';
import { answerMissing, redirectTo } from './visit.ts';
import type { Place } from './visit.ts';

/** Leads on to a random working link of a campaign. */
export function answerRotator(
  { campaigns, address, now }: Service,
  { req }: ServiceContext,
  place: Place,
  slug: string,
): Response | Promise<Response> {
  const campaign = campaigns.bySlug(slug);
  if (campaign === undefined) return answerMissing(place);
  const links = campaigns.workingLinks(campaign.id, now());
  const link = links.length === 0 ? undefined : links[randomInt(links.length)];
  if (link === undefined) return answerMissing(place);
  if (req.method !== 'HEAD') campaigns.countView(campaign.id);
  return redirectTo(address.shortUrl(link));
}
