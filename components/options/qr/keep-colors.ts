import type { SavedForm } from '@/components/resource/resource';
import { plainLook } from '@/lib/qr/plain-look';
import { textIn } from '@/lib/resources/form-input';
import { isHexColor } from '@/lib/rules/color';

/** A saved code is drawn in the colors that it was made in, which services don't report. */
export function keepColors({ id, values, services: { send } }: SavedForm): void {
  const [foreground, background] = [textIn(values, 'foreground'), textIn(values, 'background')];
  if (values['recolor'] === false || !isHexColor(foreground) || !isHexColor(background)) return;
  const keep = async () => {
    const { look } = await send('qr.looks', { code: id });
    const colored = { ...(look ?? plainLook), foreground, background };
    await send('qr.saveLook', { code: id, look: colored });
  };
  // Without them the code is drawn as the last one was.
  keep().catch(() => undefined);
}
