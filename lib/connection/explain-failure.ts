import { AppError, type ErrorReport } from '@/lib/model/errors';
import { normaliseAddress } from '@/lib/rules/url/service-address';

import type { ConnectionDependencies } from './dependencies';
import type { Probe } from './probe';

type FindTrueAddress = ConnectionDependencies['findTrueAddress'];

/** The error to show when neither API can be used: the refusal of a key before all, and what may pass before what is not there. */
export async function explainFailure(
  probes: readonly Probe[],
  address: string,
  findTrueAddress: FindTrueAddress,
): Promise<AppError> {
  const failures = (state: Probe['state']): ErrorReport[] =>
    probes.flatMap((probe) => (probe.state === state && probe.failure ? [probe.failure] : []));
  const absences = failures('absent');
  const isRedirect = absences.some(isElsewhere);
  const refused = failures('refused');
  const told = refused.find(({ said }) => said !== undefined) ?? refused[0];
  if (told && !isRedirect) return new AppError(keyRefused(told));
  const [passing] = failures('unknown');
  if (passing && !isRedirect) return new AppError(passing);
  const elsewhere = await trueAddress(address, findTrueAddress);
  if (elsewhere !== null) return new AppError({ code: 'wrong_host', address: elsewhere });
  return new AppError({ code: isRedirect ? 'wrong_host' : 'unexpected_response' });
}

/** A redirect made the request end before anything was done; an HTML page may have been anything. */
const isElsewhere = ({ code, outcome }: ErrorReport): boolean =>
  code === 'wrong_host' && outcome === 'none';

/** Services that know no better word call a wrong key refused input. */
const keyRefused = ({ code, said }: ErrorReport): ErrorReport => ({
  code: code === 'unauthorized' || code === 'plan_limit' ? code : 'forbidden',
  ...(said === undefined ? {} : { said }),
});

/** Only an address that would be taken is worth offering. */
async function trueAddress(
  address: string,
  findTrueAddress: FindTrueAddress,
): Promise<string | null> {
  const found = normaliseAddress((await findTrueAddress(address).catch(() => null)) ?? '');
  return 'address' in found && found.address !== address ? found.address : null;
}
