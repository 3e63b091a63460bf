import type { PopupModel } from '@/components/popup/model';

/** Has a link that was copied again checked, and says so if it does not work any more. Nothing waits for it. */
export async function checkExisting(model: PopupModel, shortUrl: string): Promise<void> {
  const { services, state } = model;
  const asked = { shortUrl, private: state.page.private };
  const check = await services.send('link.check', asked).catch(() => null);
  const { view } = model;
  // Whatever is done to the link meanwhile tells more.
  if (check === null || view.name !== 'result' || view.busy) return;
  if (view.link.shortUrl !== shortUrl || view.link.status !== 'active') return;
  if (!check.works) model.show({ ...view, link: check.link, isDead: true });
}
