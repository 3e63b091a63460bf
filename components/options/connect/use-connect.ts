import { useState } from 'preact/hooks';

import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { MessageInput } from '@/lib/messages/inputs';
import type { ConnectionView } from '@/lib/model/connection';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { ManagedSettings } from '@/lib/model/managed';
import { onlyAddress } from '@/lib/rules/managed';
import type { Problem } from '@/lib/rules/problems';
import { checkApiKey } from '@/lib/rules/secrets';
import { type Setup, isSetupText, readSetupText } from '@/lib/rules/setup-text';
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
  /** The address to begin with, blank for none. */
  startAt: string;
  /** The connection that is edited: what its service is called, and its headers by their names, stay with its address. */
  connection: Pick<ConnectionView, 'id' | 'address' | 'name' | 'color' | 'headerNames'> | null;
  managed: ManagedSettings;
  onConnected: (connection: ConnectionView) => void;
}

/** What the Connect form holds: what was typed, what is wrong with it, and how far the attempt has come. */
export function useConnect(options: ConnectOptions) {
  const { startAt, onConnected } = options;
  const [address, setAddress] = useState(startAt);
  const [key, setKey] = useState('');
  const headers = useExtraHeaders(headerNamesOf(options));
  const [checked, setChecked] = useState({ address: false, key: false });

  const target = readTarget(address);
  const prefilled = usePrefilled(options, target, setAddress);
  const addressProblem = 'problem' in target ? target.problem : prefilled.problem;
  const keyProblem = checkApiKey(key);

  const { attempt, step } = useAttempt({
    inputFor: (to) => ({ key: key.trim(), ...headers.input, ...prefilled.aboutOf(to) }),
    onConnected: (made) => {
      setKey('');
      onConnected(made);
    },
  });

  /**
   * Nothing may be awaited before the permission is asked for: the browser would forget the click.
   * @returns the field that keeps it from connecting, which is to get the focus; extra headers see to that themselves
   */
  const connectTo = (typed: string): 'address' | 'key' | null => {
    const wanted = readTarget(typed);
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
      address: checked.address || prefilled.isPasted ? addressProblem : undefined,
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
    prefilled,
  };
}

/** The headers of the connection that there is, by name: they are for its address alone. */
const headerNamesOf = ({ connection, startAt }: ConnectOptions): readonly string[] =>
  (connection?.address === startAt && connection.headerNames) || [];

interface AttemptParts {
  inputFor: (address: string) => MessageInput<'connection.connect'>;
  onConnected: (connection: ConnectionView) => void;
}

/** The way to a service: first the browser is asked to allow it, and then the service what it offers. */
function useAttempt({ inputFor, onConnected }: AttemptParts) {
  const { requestOrigin, send } = useServices();
  const [step, setStep] = useState<Attempt>({ state: 'asking', address: '' });
  const attempt = useRequest(async (_tools, { address, originPattern }: Target) => {
    const allowed = requestOrigin(originPattern);
    setStep({ state: 'asking', address });
    if (!(await allowed)) throw new AppError({ code: 'permission_missing' });
    setStep({ state: 'connecting', address });
    const connection = await send('connection.connect', inputFor(address));
    onConnected(connection);
  });
  return { attempt, step };
}

/** What is typed, or a setup text that came into the field by another way than pasting. */
function readTarget(text: string): ReturnType<typeof normaliseAddress> {
  const read = isSetupText(text) ? readSetupText(text) : { address: text };
  return 'problem' in read ? read : normaliseAddress(read.address);
}

type AboutService = Omit<MessageInput<'connection.connect'>, 'key' | 'headers'>;

/** What others filled in: the organization an address that stays, a colleague an address and a name by a setup text. */
function usePrefilled(
  { startAt, connection, managed }: ConnectOptions,
  target: ReturnType<typeof normaliseAddress>,
  setAddress: (address: string) => void,
) {
  const only = onlyAddress(managed);
  const [isFixed, setFixed] = useState(managed.address !== null && startAt === managed.address);
  const [setup, setSetup] = useState<Setup | null>(null);
  const [isPasted, setPasted] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const takeSetup = (text: string): 'address' | 'key' => {
    const read = readSetupText(text);
    const isOther = 'problem' in read || read.address !== managed.address;
    setPasted(true);
    setRefused(only !== null && isOther);
    if (only !== null && isOther) return 'address';
    setFixed(!isOther);
    setSetup('problem' in read ? null : read);
    setAddress('problem' in read ? text.trim() : read.address);
    return 'problem' in read ? 'address' : 'key';
  };
  return {
    isFixed,
    /** Null where the organization allows no other service. */
    useOther:
      only === null
        ? () => {
            setFixed(false);
            setAddress('');
          }
        : null,
    /** What a setup text holds, as long as the address is still that one. */
    setup: 'address' in target && setup?.address === target.address ? setup : null,
    problem: isRefused ? ('managed_address' as const) : undefined,
    /** What is wrong with a text that was pasted is said at once. */
    isPasted,
    /** Takes a setup text. @returns the field to go on in */
    takeSetup,
    /** An address, what is known of the service there, and which one it takes the place of. */
    aboutOf: (address: string): AboutService => {
      const { name, color } = [setup, connection].find((one) => one?.address === address) ?? {};
      const replaces = connection && { replaces: connection.id };
      return { address, ...(name && { name }), ...(color && { color }), ...replaces };
    },
  };
}

export type ConnectState = ReturnType<typeof useConnect>;
