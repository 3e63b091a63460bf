import { AppError, type ErrorReport } from '@/lib/contract/errors';
import { normaliseAddress } from '@/lib/rules/service-address';

import type { ConnectionDependencies } from './dependencies';
import type { Probe } from './probe';

type FindTrueAddress = ConnectionDependencies['findTrueAddress'];

/** The error to show when neither API can be used. */
export async function explainFailure(
  probes: readonly Probe[],
  address: string,
  findTrueAddress: FindTrueAddress,
): Promise<AppError> {
  const refused = probes.filter((probe) => probe.state === 'refused').map(({ failure }) => failure);
  const told = refused.find((failure) => failure?.said !== undefined) ?? refused[0];
  if (told) return new AppError(keyRefused(told));
  const elsewhere = await trueAddress(address, findTrueAddress);
  if (elsewhere !== null) return new AppError({ code: 'wrong_host', address: elsewhere });
  return new AppError({ code: 'unexpected_response' });
}

/** Adds to a redirect where it leads. */
export async function explainRedirect(
  address: string,
  findTrueAddress: FindTrueAddress,
): Promise<AppError> {
  const elsewhere = await trueAddress(address, findTrueAddress);
  return new AppError({
    code: 'wrong_host',
    ...(elsewhere === null ? {} : { address: elsewhere }),
  });
}

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
