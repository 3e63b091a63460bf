import { useState } from 'preact/hooks';

import type { OptionsServices } from '@/components/options/services';
import { useRequest } from '@/components/ui/use-request';
import type { ConnectionView } from '@/lib/model/connection';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { Problem } from '@/lib/rules/problems';
import { checkApiKey } from '@/lib/rules/secrets';
import { isUnencrypted } from '@/lib/rules/url/private-network';
import { normaliseAddress } from '@/lib/rules/url/service-address';

import { useExtraHeaders } from './extra-headers';

/** How far an attempt has come, and where it goes. */
export type ConnectStep = { state: 'typing' } | Attempt;

interface Attempt {
  state: 'asking' | 'connecting';
  address: string;
}

type Target = Exclude<ReturnType<typeof normaliseAddress>, { problem: unknown }>;

/** An attempt that failed, with the address that it went to. */
export interface ConnectFailure {
  address: string;
  report: ErrorReport;
}

interface ConnectOptions {
  services: Pick<OptionsServices, 'send' | 'requestOrigin' | 'keepOnlyOrigin'>;
  /** The address to begin with, blank for none. */
  startAt: string;
  /** The names of the extra headers to begin with. */
  headerNames: readonly string[];
  onConnected: (connection: ConnectionView) => void;
}

/** What the Connect form holds: what was typed, what is wrong with it, and how far the attempt has come. */
export function useConnect({ services, startAt, headerNames, onConnected }: ConnectOptions) {
  const [address, setAddress] = useState(startAt);
  const [key, setKey] = useState('');
  const headers = useExtraHeaders(headerNames);
  const [checked, setChecked] = useState({ address: false, key: false });
  const [step, setStep] = useState<Attempt>({ state: 'asking', address: '' });

  const target = normaliseAddress(address);
  const addressProblem = 'problem' in target ? target.problem : undefined;
  const keyProblem = checkApiKey(key);

  const attempt = useRequest(async (_tools, { address: to, originPattern }: Target) => {
    const allowed = services.requestOrigin(originPattern);
    setStep({ state: 'asking', address: to });
    if (!(await allowed)) throw new AppError({ code: 'permission_missing' });
    setStep({ state: 'connecting', address: to });
    const input = { address: to, key: key.trim(), ...headers.input };
    const connection = await services.send('connection.connect', input);
    // An origin too many is no reason to call a connection failed; the next one tidies up.
    await services.keepOnlyOrigin(connection.originPattern).catch(() => undefined);
    setKey('');
    onConnected(connection);
  });

  /**
   * Nothing may be awaited before the permission is asked for: the browser would forget the click.
   * @returns the field that keeps it from connecting, which is to get the focus; extra headers see to that themselves
   */
  const connectTo = (typed: string): 'address' | 'key' | null => {
    const wanted = normaliseAddress(typed);
    setChecked({ address: true, key: true });
    if ('problem' in wanted) return 'address';
    if (keyProblem !== undefined) return 'key';
    if (!headers.check()) return null;
    if (typed !== address && isUnencrypted(wanted.address)) {
      // What stands beside Connect was about another address: it is to be read first.
      setAddress(typed);
      return 'address';
    }
    if (!attempt.isPending) setAddress(typed);
    void attempt.run(wanted);
    return null;
  };

  return {
    address,
    key,
    headers,
    step: attempt.isPending ? step : ({ state: 'typing' } satisfies ConnectStep),
    failure:
      attempt.error === null
        ? null
        : ({ address: step.address, report: attempt.error } satisfies ConnectFailure),
    /** The address as it will be used; null while there is none to be made out. */
    normalised: 'problem' in target ? null : target.address,
    problems: {
      address: checked.address ? addressProblem : undefined,
      key: checked.key ? keyProblem : undefined,
    } satisfies Record<string, Problem | undefined>,
    setAddress,
    setKey,
    /** A field was left: from now on what is wrong with it is said. A blank one is not nagged about. */
    leave: () => {
      headers.leave();
      setChecked((was) => ({ address: was.address || address !== '', key: was.key || key !== '' }));
    },
    connect: () => connectTo(address),
    connectTo,
  };
}

export type ConnectState = ReturnType<typeof useConnect>;
