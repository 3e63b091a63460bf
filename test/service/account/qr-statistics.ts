import { socialNetworks } from '../qr/scan-labels.ts';
import type { Service } from '../service.ts';
import type { QrCode, ScanLabel } from '../storage/qr-codes.ts';

/** The statistics of a QR code, in the words of the service's profile. */
export function qrStatistics(service: Service, { id, scans }: QrCode): Record<string, unknown> {
  const { spelling } = service.profile.account;
  return {
    clicks: spelling.count(scans),
    uniqueClicks: spelling.count(service.qrCodes.countVisitors(id)),
    topCountries: mapOf(service, id, 'country'),
    topReferrers: mapOf(service, id, 'referrer'),
    topBrowsers: mapOf(service, id, 'browser'),
    topOs: mapOf(service, id, 'os'),
    socialCount: socialCounts(service, id),
  };
}

function mapOf({ profile, qrCodes }: Service, id: number, label: ScanLabel): unknown {
  const { mapCount, emptyMap } = profile.account.qrCodes;
  const top = qrCodes.top(id, label);
  if (top.length === 0) return emptyMap;
  return Object.fromEntries(top.map((entry) => [entry.label, mapCount(entry.total)]));
}

function socialCounts({ profile, qrCodes }: Service, id: number): Record<string, number | string> {
  const { spelling } = profile.account;
  const totals = new Map(qrCodes.top(id, 'social').map(({ label, total }) => [label, total]));
  return Object.fromEntries(
    socialNetworks.map((name) => [name, spelling.count(totals.get(name) ?? 0)]),
  );
}
