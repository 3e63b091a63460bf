import type { PopupState } from '@/lib/contract/popup-state';

/** Whether this key may use the service's account API, with its folders and saved QR codes. */
export const isAccountOffered = ({ connection }: PopupState): boolean =>
  connection?.apis.account === 'available';
