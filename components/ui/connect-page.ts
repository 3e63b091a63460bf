/** Where the connection is set up. */
export const connectPage = '/options.html#connect';
