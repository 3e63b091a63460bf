import { describe, expect, test } from 'vitest';

import { makeAnother, makeLink, openForm } from '@/components/popup/actions/make-link';
import { switchShownLink } from '@/components/popup/actions/switch-link';
import { PopupModel } from '@/components/popup/model';
import type { PopupServices } from '@/components/popup/view';

import { link, popupState } from '../../../../fixtures/popup-state';

/** A popup whose background answers on demand. */
function slowPopup() {
  const sent: string[] = [];
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const send = (async (name: string) => {
    sent.push(name);
    return promise;
  }) as unknown as PopupServices['send'];
  const services: PopupServices = {
    send,
    copyText: async () => true,
    copyPng: async () => true,
    saveFile: () => undefined,
    reopen: () => undefined,
    close: () => undefined,
    loadPermissions: async () => ({
      requestOrigin: async () => true,
      requestPermission: async () => true,
    }),
  };
  return { model: new PopupModel(popupState(), services), sent, answer: resolve };
}

test('the code of a link is asked for once it is copied, and before it is drawn', async () => {
  const { model, sent, answer } = slowPopup();
  model.services.copyText = () => {
    sent.push('copied');
    return true;
  };
  model.onChange(() => sent.push(`drawn: ${model.view.name}`));
  answer({ how: 'created', link });
  await makeLink(model);
  expect(sent).toEqual(['link.shorten', 'copied', 'qr.draw', 'drawn: result']);
});

describe('while a link is being made', () => {
  test('nothing else is begun, so that no press makes a second one', async () => {
    const { model, sent, answer } = slowPopup();
    const made = makeLink(model);
    await Promise.all([
      makeLink(model),
      makeLink(model, true),
      makeAnother(model),
      openForm(model),
    ]);
    expect(sent).toEqual(['link.shorten']);
    expect(model.view.name).toBe('making');
    answer({ how: 'created', link });
    await made;
    expect(model.view.name).toBe('result');
  });

  test('another can be made once it is done', async () => {
    const { model, sent, answer } = slowPopup();
    answer({ how: 'created', link });
    await makeLink(model);
    await makeAnother(model);
    expect(sent).toEqual(['link.shorten', 'qr.draw', 'link.shorten']);
  });

  test('switching off waits for its answer before anything else is begun', async () => {
    const { model, sent, answer } = slowPopup();
    answer({ how: 'created', link });
    await makeLink(model);
    const off = switchShownLink(model, 'disabled');
    await openForm(model);
    expect(model.view.name).toBe('result');
    await off;
    expect(sent).toEqual(['link.shorten', 'qr.draw', 'link.undo']);
  });
});
