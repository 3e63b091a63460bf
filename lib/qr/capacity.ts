/** Of the largest code that may be damaged by 15 %. */
export const maxBytes = 2331;

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
