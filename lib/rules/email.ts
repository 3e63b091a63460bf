/** The longest that mail can be sent to (RFC 5321, 4.5.3.1). */
const longest = 254;

const shape = /^[^\s@<>,;:()[\]\\"]+@[^\s@<>,;:()[\]\\"/?#]+$/;
const gapInDomain = /@\.|@.*\.\.|\.$/;

/** Whether a text looks like one e-mail address; whether there is such an address, only a mail can tell. */
export const isEmail = (text: string): boolean =>
  text.length <= longest && shape.test(text) && !gapInDomain.test(text) && !/\p{Cc}/u.test(text);
