import { copyFormattedLinks } from '@/components/link/actions/present-link';
import type { LinkModel } from '@/components/link/model';
import type { LinkInfoStep } from '@/components/link/view';
import { reportOf } from '@/lib/model/errors';
import type { LinkInfo, LinkRecord } from '@/lib/model/link';

/** Shows a short link and does one step, or again the step that failed. */
export async function runLinkInfoStep(
  model: LinkModel,
  shortUrl: string,
  step: LinkInfoStep,
): Promise<void> {
  const { send } = model.services;
  const read = async () => send('link.getInfo', { shortUrl });
  await model.runExclusively(async () => {
    const info = infoOf(model);
    model.show({ name: 'linkInfo', shortUrl, info, step, busy: true, error: null, copied: null });
    try {
      if (step === 'look') model.change('linkInfo', { info: await read() });
      else {
        await send(step === 'active' ? 'link.enable' : 'link.disable', { shortUrl });
        model.change('linkInfo', { info: info && withStatus(info, step) });
      }
      model.change('linkInfo', { busy: false });
    } catch (failure) {
      model.change('linkInfo', { busy: false, error: reportOf(failure) });
    }
  });
  const { view } = model;
  if (view.name !== 'linkInfo' || view.info !== null || view.error !== null) return;
  // That its info does not come is no failure of the switching.
  const reported = await read().catch(() => null);
  if (reported === null || model.view.name !== 'linkInfo') return;
  const { step: latest, busy } = model.view;
  const isKnown = latest === 'look' || busy;
  model.change('linkInfo', { info: isKnown ? reported : withStatus(reported, latest) });
}

const infoOf = ({ view }: LinkModel): LinkInfo | null =>
  view.name === 'linkInfo' ? view.info : null;

/** What was done just now is known better than by asking. */
const withStatus = (info: LinkInfo, status: LinkRecord['status']): LinkInfo => ({
  ...info,
  link: { ...info.link, status },
  statusKnown: true,
});

/** Copies the short link that is shown. */
export async function copyInfoLink(model: LinkModel, link: LinkRecord): Promise<void> {
  const copied = await copyFormattedLinks(model, [link]);
  model.change('linkInfo', { copied: copied ? 'yes' : 'no' });
}
