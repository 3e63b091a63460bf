import type { OptionsServices } from '@/components/ui/services';
import { createAccountClient } from '@/lib/messages/account-client';
import type { MessageName } from '@/lib/messages/inputs';

/** The service that the screens show, once that is known. */
export interface Shown {
  id: string | undefined;
}

/** What is done on the service in use. */
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
  'qr.saveLook',
]);

/** What is asked about its links and remembered of them. The page asks it by itself, too, so a refusal is not missed. */
export const askedOfShown: ReadonlySet<MessageName> = new Set([
  'link.check',
  'link.confirm',
  'link.getInfo',
  'link.recheck',
  'link.refresh',
]);

/** Domains and hosts are remembered of a service; any other preference is of no service. */
const isOfService = (input: object | undefined): boolean =>
  input !== undefined && ('lastDomain' in input || 'shortHosts' in input);

/** Services that change nothing on another service than the one shown, as another may have been put to use unnoticed. */
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
