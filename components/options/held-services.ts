import { type OptionsServices } from '@/components/ui/services';
import { createAccountClient } from '@/lib/messages/client';
import type { MessageName } from '@/lib/messages/inputs';

/** The service that the screens show, once that is known. */
export interface Shown {
  id: string | undefined;
}

// Another service than the one that is shown may have been put to use unnoticed.

/** What a person has done on the service in use. */
const doneOnShown: ReadonlySet<MessageName> = new Set([
  'account.change',
  'bulk.begin',
  'connection.check',
  'connection.chooseLinkWay',
  'link.delete',
  'link.disable',
  'link.edit',
  'link.enable',
  'link.file',
  'link.shorten',
  'link.undo',
  'qr.save',
]);

/** What is asked about its links, by the page itself as well, and remembered of them. */
const askedOfShown: ReadonlySet<MessageName> = new Set([
  'link.check',
  'link.confirm',
  'link.getInfo',
  'link.recheck',
  'link.refresh',
]);

/** Whether the page may ask it by itself, so that a refusal is not missed. */
export const mayBeUnasked = (name: MessageName): boolean => askedOfShown.has(name);

/** Domains and hosts are remembered of a service; any other preference is of no service. */
const isOfService = (input: object | undefined): boolean =>
  input !== undefined && ('lastDomain' in input || 'shortHosts' in input);

/** The services of screens that change nothing on any service but the one that they show. */
export function heldTo(shown: Shown, given: OptionsServices): OptionsServices {
  const send: OptionsServices['send'] = async (name, input) => {
    const isMeant =
      doneOnShown.has(name) ||
      askedOfShown.has(name) ||
      (name === 'preferences.save' && isOfService(input));
    return given.send(name, input, isMeant ? { service: shown.id } : {});
  };
  return { ...given, send, account: createAccountClient(send) };
}
