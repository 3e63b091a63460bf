/** How many addresses are shortened at once. */
export const mostAddresses = 100;
