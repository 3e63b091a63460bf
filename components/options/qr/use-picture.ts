import { useCallback, useEffect, useRef, useState } from 'preact/hooks';

import type { send } from '@/lib/messages/client';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { QrPicture } from '@/lib/model/qr-picture';

type PictureState =
  | { state: 'idle' }
  | { state: 'busy' }
  | { state: 'there'; picture: QrPicture }
  | { state: 'failed'; error: ErrorReport };

/**
 * Fetches the saved picture of a code from its public link.
 * @param atOnce by itself, once; otherwise only when `load` is called
 */
export function usePicture(sendMessage: typeof send, link: string, atOnce: boolean) {
  const [picture, setPicture] = useState<PictureState>({ state: 'idle' });
  const asked = useRef(0);

  const load = useCallback(async () => {
    const mine = ++asked.current;
    const become = (next: PictureState) => mine === asked.current && setPicture(next);
    become({ state: 'busy' });
    try {
      become({ state: 'there', picture: await sendMessage('qr.picture', { link }) });
    } catch (failure) {
      become({ state: 'failed', error: reportOf(failure) });
    }
  }, [sendMessage, link]);

  useEffect(() => {
    if (atOnce && asked.current === 0) void load();
  }, [atOnce, load]);
  useEffect(() => () => void asked.current++, []);

  /** A picture that the browser cannot show is none. */
  const spoil = () => setPicture({ state: 'there', picture: { kind: 'none' } });
  return { picture, load, spoil };
}
