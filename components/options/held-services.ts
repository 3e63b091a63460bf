import { createAccountClient } from '@/lib/messages/client';
import type { MessageName } from '@/lib/messages/inputs';

import type { OptionsServices } from './services';

/** The service that the screens show, once that is known. */
export interface Shown {
  id: string | undefined;
}

/** What is done on the service in use, or is remembered of its links: another one may have been put to use unnoticed. */
const meantForShown: ReadonlySet<MessageName> = new Set([
  'account.change',
  'bulk.begin',
  'connection.chooseLinkWay',
  'link.check',
  'link.confirm',
  'link.delete',
  'link.disable',
  'link.edit',
  'link.enable',
  'link.file',
  'link.getInfo',
  'link.recheck',
  'link.refresh',
  'link.shorten',
  'link.undo',
  'qr.save',
]);

/** Domains and hosts are remembered of a service; any other preference is of no service. */
const isOfService = (input: object | undefined): boolean =>
  input !== undefined && ('lastDomain' in input || 'shortHosts' in input);

/** The services of screens that change nothing on any service but the one that they show. */
export function heldTo(shown: Shown, given: OptionsServices): OptionsServices {
  const send: OptionsServices['send'] = async (name, input) => {
    const isMeant = meantForShown.has(name) || (name === 'preferences.save' && isOfService(input));
    return given.send(name, input, isMeant ? shown.id : undefined);
  };
  return { ...given, send, account: createAccountClient(send) };
}
