/**
 * The picture of a saved QR code as its public link serves it. `picture`: a `data:` URL of an image; `leads_on`: the link
 * redirects, so there is no picture to be had; `none`: it answered something else.
 */
export type QrPicture = { kind: 'picture'; src: string } | { kind: 'leads_on' } | { kind: 'none' };
