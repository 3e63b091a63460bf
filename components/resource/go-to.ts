/** Goes to another place of this page, in place of the one that is over: *Back* does not lead into a form that was saved. */
export function goTo(address: string): void {
  if (location.hash !== address) location.replace(address);
}
