import { useState } from 'preact/hooks';

import { useManaged } from '@/components/options/managed';
import { type FormProblems, useForm } from '@/components/ui/form';
import { type OptionsServices, useServices } from '@/components/ui/services';
import type { ConnectionView } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import type { ManagedSettings } from '@/lib/model/managed';
import type { TagTemplate } from '@/lib/model/tags';
import { onlyAddress } from '@/lib/rules/managed';
import type { Problem } from '@/lib/rules/problems';
import { checkApiKey } from '@/lib/rules/secrets';
import { isSetupText, readSetupText } from '@/lib/rules/setup-text';
import { withTemplates } from '@/lib/rules/tags';
import { isUnencrypted } from '@/lib/rules/url/private-network';
import { normaliseAddress } from '@/lib/rules/url/service-address';
import { problemSentence } from '@/lib/texts/problems';

import { type HeaderValues, headerProblems, headersBefore, headersIn } from './header-values';
import { useSetupPaste } from './use-setup-paste';

export interface ConnectOptions {
  /** The address to begin with, blank for none. */
  startAt: string;
  /** The connection that is edited: what its service is called, and its headers by their names, stay with its address. */
  connection: ConnectionView | null;
  onConnected: (connection: ConnectionView) => void;
}

type ConnectValues = HeaderValues & {
  /** As it was typed, or a setup text. */
  address: string;
  key: string;
  /** Another address than the organization's may be typed. */
  isOther: boolean;
};

function valuesBefore(
  startAt: string,
  connection: ConnectionView | null,
  managed: ManagedSettings,
): ConnectValues {
  const names = connection?.address === startAt ? connection.headerNames : undefined;
  return {
    ...headersBefore(names ?? []),
    address: startAt,
    key: '',
    isOther: managed.address === null || startAt !== managed.address,
  };
}

/** The Connect form: what it holds, what is wrong with that, and how far the attempt has come. */
export function useConnect({ startAt, connection, onConnected }: ConnectOptions) {
  const managed = useManaged();
  const { goal, connect } = useAttempt(connection);
  const [isRefused, setRefused] = useState(false);
  const isOnly = onlyAddress(managed) !== null;
  const before = valuesBefore(startAt, connection, managed);
  const form = useForm({
    // An address that another screen offers goes before what was typed in place of another one.
    key: `connect/${connection?.id ?? ''}/${startAt}`,
    before,
    check: (values: ConnectValues) => sentencesOf(values, false),
    checkAll: (values) => sentencesOf(values, true),
    send: async (_tools, values) => connect(values),
    onDone: onConnected,
  });
  const { values, set, field, request } = form;

  const focusOn = (name: 'address' | 'key') =>
    form.form.ref.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  useSetupPaste((text) => {
    if (request.isPending) return;
    const read = readAddress(text);
    const isOther = 'problem' in read || read.address !== managed.address;
    setRefused(isOnly && isOther);
    if (isOnly && isOther) return focusOn('address');
    set('address', text.trim());
    set('isOther', isOther);
    // What is wrong with a text that was pasted is said at once.
    field('address').onBlur();
    focusOn('problem' in read ? 'address' : 'key');
  });

  const target = readAddress(values.address);
  const { setup, address: normalised } = 'problem' in target ? nowhere : target;
  return {
    form,
    goal,
    focusOn,
    setup,
    areHeadersRepeated: 'name0' in before,
    /** The address as it will be used; null while there is none to be made out. */
    normalised,
    address: {
      ...field('address'),
      value: setup?.address ?? values.address,
      problem: isRefused ? problemSentence('managed_address') : field('address').problem,
      readOnly: !values.isOther,
    },
    /** Null where the organization allows no other service. */
    useOther: isOnly
      ? null
      : () => {
          set('isOther', true);
          set('address', '');
        },
    /** Connects to the address that the service turned out to live at, unless a warning is to be read first. */
    connectTo: (address: string) => {
      set('address', address);
      if (isUnencrypted(address)) focusOn('address');
      else void request.run({ ...values, address });
    },
  };
}

/** The way to a service: first the browser is asked to allow it, and then the service what it offers. */
function useAttempt(connection: ConnectionView | null) {
  const { requestOrigin, send } = useServices();
  const [goal, setGoal] = useState({ address: '', isAllowed: false });
  const connect = async (values: ConnectValues) => {
    const target = readAddress(values.address);
    if ('problem' in target) throw new AppError({ code: 'not_connected', ...target });
    const { address, originPattern, setup } = target;
    // Nothing may be awaited before: the browser would forget the click.
    const allowed = requestOrigin(originPattern);
    setGoal({ address, isAllowed: false });
    if (!(await allowed)) throw new AppError({ code: 'permission_missing' });
    setGoal({ address, isAllowed: true });
    const { name, color } = [setup, connection].find((one) => one?.address === address) ?? {};
    const connected = await send('connection.connect', {
      address,
      key: values.key.trim(),
      ...headersIn(values),
      ...(name && { name }),
      ...(color && { color }),
      ...(connection && { replaces: connection.id }),
    });
    // The service is connected, whatever becomes of what came along.
    if (setup?.templates !== undefined)
      await addTemplates(send, setup.templates).catch(() => undefined);
    return connected;
  };
  return { goal, connect };
}

async function addTemplates(
  send: OptionsServices['send'],
  templates: readonly TagTemplate[],
): Promise<void> {
  const { tagTemplates } = await send('preferences.get', undefined);
  await send('preferences.save', { tagTemplates: withTemplates(tagTemplates, templates) });
}

export type ConnectState = ReturnType<typeof useConnect>;

const nowhere = { setup: null, address: null } as const;

/** What is typed: an address, or a setup text, which has the service's name, too. */
function readAddress(text: string) {
  const setup = isSetupText(text) ? readSetupText(text) : null;
  if (setup !== null && 'problem' in setup) return setup;
  const target = normaliseAddress(setup?.address ?? text);
  return 'problem' in target ? target : { ...target, setup };
}

/** @param areMissing what is still to be typed, or else what is wrong with what was */
function sentencesOf(values: ConnectValues, areMissing: boolean): FormProblems {
  const target = readAddress(values.address);
  const problems: Readonly<Record<string, Problem | undefined>> = {
    address: 'problem' in target ? target.problem : undefined,
    key: checkApiKey(values.key),
    ...headerProblems(values),
  };
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [
      name,
      problem?.endsWith('_missing') === areMissing ? problemSentence(problem) : undefined,
    ]),
  );
}
