import { Failure } from '../failure.ts';
import type { PlanLimits, Service } from '../service.ts';

const words: Readonly<Record<keyof PlanLimits, string>> = {
  domains: 'domains',
  campaigns: 'campaigns',
  channels: 'channels',
  pixels: 'pixels',
  qrCodes: 'QR codes',
  links: 'links',
};

/** Throws `plan_limit` when the account has as many of these as its plan allows. */
export function requireRoom(service: Service, userId: number, resource: keyof PlanLimits): void {
  const limit = service.planLimits[resource];
  const table = resource === 'links' ? service.linkList : service[resource];
  if (table.count(userId) < limit) return;
  throw new Failure('plan_limit', `Your plan allows ${limit} ${words[resource]}.`);
}
