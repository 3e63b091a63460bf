import type { View } from '../harness/view.ts';

type Kind = 'Campaign' | 'Channel';

/** Reaches for a campaign or channel of the popup, which lists what there is, and picks the one with this number. */
export async function pickFolder(popup: View, kind: Kind, id: number): Promise<void> {
  const isListed = (name: string, value: number): boolean => {
    const list = document.querySelector(`select[name=${name}]`);
    list?.dispatchEvent(new PointerEvent('pointerenter'));
    return Boolean(list?.querySelector(`option[value="${String(value)}"]`));
  };
  await popup.waitUntil(isListed, kind.toLowerCase(), id);
  await popup.fill(kind, String(id));
}
