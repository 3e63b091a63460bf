import { connect } from '../stage/connect.ts';
import { optionsPage, type Stage } from '../stage/stage.ts';
import { fullLists } from './full-lists.ts';

/** Gives the service an account with very much in it, and connects the subject that is measured to it. */
export async function fillAccount({ browser, service, ids }: Stage): Promise<void> {
  const { id, key } = service.register({ username: 'collector', email: 'collector@mail.example' });
  const { qrCodes, pixels, domains } = fullLists;
  service.fill(id, { qrCodes: qrCodes.rows, pixels: pixels.rows, domains: domains.rows });
  await browser.inExtensionPage(optionsPage(ids.account), (page) =>
    connect(page, { address: service.baseUrl, key, atOnce: false }),
  );
}
