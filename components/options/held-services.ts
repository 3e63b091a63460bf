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

/** The services of screens that change nothing on any service but the one that they show. */
export function heldTo(shown: Shown, given: OptionsServices): OptionsServices {
  const send: OptionsServices['send'] = async (name, input) =>
    given.send(name, input, meantForShown.has(name) ? shown.id : undefined);
  return { ...given, send, account: createAccountClient(send) };
}
