/** What each command of the manifest does, in the order to show them. */
export const commandText = new Map([
  ['_execute_action', 'Open the popup'],
  ['shorten_and_copy', 'Shorten and copy this page'],
  ['shorten_and_show_qr', 'Shorten and show the QR code'],
]);
