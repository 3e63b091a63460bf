import { choices } from '../choices.ts';
import type { ServiceContext } from '../http/environment.ts';
import type { Service } from '../service.ts';
import type { Domain } from '../storage/domains.ts';
import type { Link } from '../storage/links.ts';
import { isPassword } from '../storage/secrets.ts';
import { errorPage } from './error-page.ts';
import { passwordPage } from './password-page.ts';
import { visitLabels } from './visit-labels.ts';

const { goneStatus, missingStatus, redirectStatus, wrongPasswordStatus } = choices.visits;

/** Where a visit takes place: on the service's own domain (`brand` undefined) or a branded one. */
export interface Place {
  brand: Domain | undefined;
  /** The sub-folder that stylesheets and pages live in there. */
  base: string;
}

/** Answers a visit to a short link: leads on, asks for the password, or says why not. */
export async function answerVisit(
  service: Service,
  context: ServiceContext,
  place: Place,
  part: string,
): Promise<Response> {
  const link = service.links.at(place.brand?.domain ?? '', part);
  if (link === undefined) return answerMissing(place);
  if (link.status === 'disabled') return errorPage(goneStatus, 'This link is disabled', place.base);
  if (link.expiresAt !== null && link.expiresAt <= service.now()) {
    return errorPage(goneStatus, 'This link has expired', place.base);
  }
  if (link.passwordHash === null) return leadOn(service, context, link);
  if (context.req.method !== 'POST') return passwordPage(place.base, 200, false);
  const known = isPassword(await readPassword(context), link.passwordHash);
  if (known) return leadOn(service, context, link);
  return passwordPage(place.base, wrongPasswordStatus, true);
}

/** An unknown short part: a branded domain may have a page of its own for these. */
export function answerMissing({ brand, base }: Place): Response | Promise<Response> {
  const target = brand?.redirect404 ?? null;
  if (target !== null) return redirectTo(target);
  return errorPage(missingStatus, 'There is no such link', base);
}

/** A redirect to a URL; what a header cannot hold is escaped. */
export function redirectTo(url: string): Response {
  const location = new URL(url).href;
  return new Response(null, { status: redirectStatus, headers: { location } });
}

function leadOn(service: Service, context: ServiceContext, link: Link): Response {
  if (context.req.method !== 'HEAD') {
    const visitedAt = service.now();
    service.links.countVisit(link.id, visitedAt);
    service.linkVisits.add({ ...visitLabels(context), linkId: link.id, visitedAt });
  }
  return redirectTo(link.originalUrl);
}

async function readPassword({ req }: ServiceContext): Promise<string> {
  const { accessPass } = await req.parseBody();
  return typeof accessPass === 'string' ? accessPass : '';
}
