/** Whether a text is a colour as services keep them, `#RRGGBB`, in either case. */
export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);
