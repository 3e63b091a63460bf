/** The short-URL API takes a link's password as a part of the URL that it is asked by. */
export const inLogs = 'Your service’s logs may contain the password.';
