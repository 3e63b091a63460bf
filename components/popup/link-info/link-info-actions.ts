import { copyFormattedLinks } from '@/components/popup/actions/present-link';
import type { PopupModel } from '@/components/popup/model';
import type { LinkInfoStep, LinkInfoView } from '@/components/popup/view';
import { reportOf } from '@/lib/model/errors';
import type { LinkInfo, LinkRecord } from '@/lib/model/link';

/** Shows what the service tells of a short link. */
export async function showLinkInfo(model: PopupModel, shortUrl: string): Promise<void> {
  await runStep(model, shortUrl, 'look');
}

/** Switches a short link off, as a menu asked for, and shows the service's info about it. */
export async function switchAndShowInfo(model: PopupModel, shortUrl: string): Promise<void> {
  await runStep(model, shortUrl, 'disabled');
}

/** Does one step, or the step that failed again. */
export async function runLinkInfoStep(model: PopupModel, step: LinkInfoStep): Promise<void> {
  if (model.view.name === 'linkInfo') await runStep(model, model.view.shortUrl, step);
}

/** Copies the short link that is shown. */
export async function copyInfoLink(model: PopupModel, link: LinkRecord): Promise<void> {
  const copied = await copyFormattedLinks(model, [link]);
  change(model, { copied: copied ? 'yes' : 'no' });
}

async function runStep(model: PopupModel, shortUrl: string, step: LinkInfoStep): Promise<void> {
  await model.runExclusively(async () => {
    beginStep(model, shortUrl, step);
    try {
      if (step === 'look') change(model, { info: await read(model, shortUrl) });
      else await switchTo(model, shortUrl, step);
      change(model, { busy: false });
    } catch (failure) {
      change(model, { busy: false, error: reportOf(failure) });
    }
  });
  const { view } = model;
  if (view.name === 'linkInfo' && view.info === null && view.error === null)
    await addFacts(model, view);
}

function beginStep(model: PopupModel, shortUrl: string, step: LinkInfoStep): void {
  const info = model.view.name === 'linkInfo' ? model.view.info : null;
  model.show({
    name: 'linkInfo',
    shortUrl,
    info,
    step,
    busy: true,
    error: null,
    copied: null,
  });
}

async function read({ services }: PopupModel, shortUrl: string): Promise<LinkInfo> {
  return services.send('link.getInfo', { shortUrl });
}

async function switchTo(
  model: PopupModel,
  shortUrl: string,
  status: LinkRecord['status'],
): Promise<void> {
  const name = status === 'active' ? 'link.enable' : 'link.disable';
  await model.services.send(name, { shortUrl });
  const { view } = model;
  if (view.name === 'linkInfo' && view.info !== null) {
    change(model, { info: withStatus(view.info, status) });
  }
}

/** Loads the info about a link that was switched off; that it does not come is no failure of the switching. */
async function addFacts(model: PopupModel, { shortUrl }: LinkInfoView): Promise<void> {
  const told = await read(model, shortUrl).catch(() => null);
  const { view } = model;
  if (told === null || view.name !== 'linkInfo') return;
  const { step, busy } = view;
  change(model, { info: step === 'look' || busy ? told : withStatus(told, step) });
}

/** What was done just now is known better than by asking. */
const withStatus = (info: LinkInfo, status: LinkRecord['status']): LinkInfo => ({
  ...info,
  link: { ...info.link, status },
  statusKnown: true,
});

function change(model: PopupModel, changes: Partial<LinkInfoView>): void {
  if (model.view.name === 'linkInfo') model.show({ ...model.view, ...changes });
}
