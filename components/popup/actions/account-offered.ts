import type { PopupState } from '@/lib/model/popup-state';
import { mayBeOffered } from '@/lib/rules/may-be-offered';

/** Whether this key may use the service's account API, with its folders and saved QR codes. */
export const isAccountOffered = ({ connection }: PopupState): boolean =>
  mayBeOffered(connection?.apis.account);
