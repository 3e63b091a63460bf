import type { QrLook } from '@/lib/model/qr-look';

/** What every reader can read: black on white, with the quiet zone that the standard asks for. */
export const plainLook: QrLook = {
  foreground: '#000000',
  background: '#ffffff',
  transparent: false,
  modules: 'square',
  corners: 'square',
  level: 'M',
  margin: 4,
  logo: '',
};

export const isSameLook = (one: QrLook, other: QrLook): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
